// Indonesian: the words of the menu that shares what is shown.

export default {
  label: 'Bagikan yang sedang tampil',
  link: 'Tautan',
  embed: 'Kode sematan',
  iframe: 'iframe',
  markdown: 'Markdown',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Tes Rust',
  density: 'Ukuran gambar',
  density1: '1×',
  density2: '2×',
  theme: 'Warna gambar',
  themelight: 'Terang',
  themedark: 'Gelap',
  png: 'Simpan PNG',
  svg: 'Simpan SVG',
  text: 'Teks untuk disalin',
  copied: 'Tersalin: {what}.',
  refused: 'Halaman ini tidak diizinkan menulis ke papan klip. Teksnya sudah dipilih: salin dengan Ctrl+C atau ⌘C.',
  saved: 'Tersimpan sebagai {name}.',
  offered:
    'Tersimpan sebagai {name}. Jika berkasnya tidak muncul, bingkai ini tidak diizinkan menyimpan berkas. Klik kanan atau tekan lama gambar di bawah untuk menyimpan atau menyalinnya.',
  maybeSaved: 'Tersimpan sebagai {name}, kecuali jika bingkai ini tidak diizinkan menyimpan berkas.',
  notSaved: 'Gambar tidak dapat disimpan: {reason}.',
  noPng: 'Peramban ini tidak dapat menyimpan PNG. Simpanlah gambar sebagai SVG.',
};
