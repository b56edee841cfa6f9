// Hands a file to the reader, as a download.

/** @param {Blob} file @param {string} name */
export function saveFile(file, name) {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
