// Indonesian: the words of the menu that shares what is shown.

export default {
  label: 'Bagikan yang sedang tampil',
  link: 'Tautan',
  embed: 'Sematkan: elemen',
  iframe: 'Sematkan: iframe',
  copyFirst:
    'Salin dahulu folder dist-element dari paket npm graze2d ke samping halaman Anda, dan namai graze2d. Dengan bundler, impor graze2d/element sebagai ganti skripnya.',
  fromHere: 'Iframe memuat peraga dari situs ini; tidak ada yang perlu disalin dahulu.',
  picture: 'Gambar',
  png: 'Simpan PNG',
  svg: 'Simpan SVG',
  text: 'Teks untuk disalin',
  copied: 'Tersalin: {what}.',
  refused: 'Halaman ini tidak diizinkan menulis ke papan klip. Teksnya sudah dipilih: salin dengan Ctrl+C atau ⌘C.',
  saved: 'Tersimpan sebagai {name}.',
  offered:
    'Tersimpan sebagai {name}. Jika berkasnya tidak muncul, iframe ini tidak diizinkan menyimpan berkas. Klik kanan atau tekan lama gambar di bawah untuk menyimpan atau menyalinnya.',
  maybeSaved: 'Tersimpan sebagai {name}, kecuali jika iframe ini tidak diizinkan menyimpan berkas.',
  notSaved: 'Tidak dapat disimpan: {reason}.',
  noPng: 'Peramban ini tidak dapat menyimpan PNG. Simpanlah gambar sebagai SVG.',
};
