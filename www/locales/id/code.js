// Indonesian: the words of the sheet with the code.

export default {
  panel: { label: 'Tampilan kode', call: 'Panggil', write: 'Tulis sendiri', read: 'Baca' },
  callNote: 'Pemanggilan fungsi yang dipakai peraga ini, lengkap dengan angkanya.',
  format: 'Bahasa',
  javascript: 'JavaScript',
  rust: 'Rust',
  rustTest: 'Tes Rust',
  readNote: '{file}: sumber langkah-langkah ini. Baris untuk langkah yang sedang tampil disorot.',
  copy: 'Salin',
  copied: 'Tersalin.',
  refused: 'Halaman ini tidak diizinkan menulis ke papan klip. Kodenya sudah dipilih: salin dengan Ctrl+C atau ⌘C.',
  exact: 'Eksak',
  lines: 'Kode ini',
  same: 'Di sini sama',
  differs: 'Di sini berbeda',
  find: 'Tunjukkan kasus yang berbeda',
  count:
    'Kode ini memakai titik kambang biasa. Hasilnya salah pada {wrong} dari {of} kasus, yang sengaja dipilih karena sulit.',
  never: 'Kode ini selalu benar: jawabannya eksak pada seluruh {of} kasus, yang sengaja dipilih karena sulit.',
  neverHere: 'Pada peraga ini tidak ada kasus yang memperlihatkan perbedaannya.',
  hit: '{verdict}, t {enter:3}',
  times: '{verdict}, t {enter:3} sampai {exit:3>enter}',
  entered: '{times}, {feature}',
  place: '{told}, di ({x:3}; {y:3})',
  wall: 'Dinding {number}: {times}',
  ends: {
    touch: 'Menabrak dinding dan berakhir di ({x:3}; {y:3})',
    miss: 'Tidak menabrak apa pun dan berakhir di ({x:3}; {y:3})',
  },
};
