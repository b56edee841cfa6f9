// Indonesian: the words of the sheet with the code.

export default {
  panel: { label: 'Tampilan kode', call: 'Panggil', write: 'Tulis sendiri', naive: 'Aturan naif' },
  naiveNote: 'Aturan yang diikuti lingkaran merah. Kode seperti ini lazim dalam game pertama, dan di sini ia keliru.',
  callNote: 'Pemanggilan fungsi yang dipakai peraga ini, lengkap dengan angkanya.',
  format: 'Bahasa',
  javascript: 'JavaScript',
  rust: 'Rust',
  writeNote:
    'Salin kode ini: masukannya sama dengan masukan fungsi pustaka. Kode ini memakai titik kambang biasa, jadi pembulatan dapat membuatnya keliru.',
  source: 'Sumber langkah ini:',
  sourceLine: '{file}, baris {line}',
  copy: 'Salin',
  copied: 'Tersalin.',
  refused: 'Halaman ini tidak diizinkan menulis ke papan klip. Kodenya sudah dipilih: salin dengan Ctrl+C atau ⌘C.',
  exact: 'Eksak',
  lines: 'Kode ini',
  same: 'Di sini sama',
  differs: 'Di sini berbeda',
  find: 'Tunjukkan kasus yang berbeda',
  place: '{told}, di ({x:3}; {y:3})',
  ends: {
    touch: 'Menabrak dinding dan berakhir di ({x:3}; {y:3})',
    miss: 'Tidak menabrak apa pun dan berakhir di ({x:3}; {y:3})',
  },
};
