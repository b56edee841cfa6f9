// Indonesian: the scene many-boxes.

export default {
  title: 'Kotak mana saja yang dikenai ruas garis ini?',
  subtitle: 'Banyak kotak',
  label:
    'Ruas garis dari a ke b melalui banyak kotak. Kotak yang dikenainya diberi nomor menurut urutan ruas garis mencapainya.',
  hint: 'Seret ujung ruas garis, atau pilih jumlah kotak',
  handles: { a: 'Awal a', b: 'Akhir b', count: 'Jumlah kotak', order: 'Susunan', method: 'Cara' },
  options: {
    40: '40',
    1000: '1.000',
    100000: '100.000',
    1000000: '1.000.000',
    spread: 'Tersebar',
    tiles: 'Petak',
    nested: 'Bersarang',
    tree: 'Pakai pohon',
    every: 'Uji semua',
  },
  presets: {
    few: 'Sedikit kotak',
    crowd: 'Seribu kotak',
    million: 'Sejuta kotak',
    row: 'Menyusuri sebaris petak',
    nested: 'Kotak dalam kotak',
    every: 'Semua diuji',
    miss: 'Tidak kena',
  },
  contacts: { hits: 'Kena', miss: 'Meleset' },
  panel: { first: 'kena pertama', last: 'kena terakhir' },
  marks: { t: 't\u00a0=\u00a0{t:3}', pixels: 'kotak per piksel: sekitar {boxes}' },
  clock: {
    tree: 'Waktu mencari semua yang kena di sini: {time:,}\u00a0µs (median {rounds} putaran, tanpa menggambar).',
    every: 'Waktu menguji semua kotak di sini: {time:,}\u00a0µs (median {rounds} putaran, tanpa menggambar).',
  },
  steps: {
    group:
      'Tingkat {level} pohon: {visited:,} kelompok kotak mungkin dicapai lintasan, {left:,} lainnya tidak kena. Kotak di kelompok yang tidak kena tidak perlu dilihat.',
    groupAll: 'Tingkat {level} pohon: semua kelompok kotak di sini ({visited:,}) mungkin dicapai lintasan.',
    tests:
      'Di kelompok yang tersisa, uji cepat memeriksa delapan kotak sekaligus dan menyisihkan yang pasti tidak kena. Uji eksak untuk sisanya: {tested:,}; yang kena: {hits:,}.',
    testsEvery: 'Tanpa pohon, setiap kotak diuji secara eksak: {tested:,} uji, {hits:,} kena.',
    cross:
      'Nomor {number}: kotak {id}. Lintasan ada di dalamnya dari t\u00a0=\u00a0{enter:5} sampai t\u00a0=\u00a0{exit:5}.',
    touch:
      'Nomor {number}: kotak {id}. Lintasan hanya menyentuhnya, dari t\u00a0=\u00a0{enter:5} sampai t\u00a0=\u00a0{exit:5}.',
    more: 'Hanya {few:,} yang pertama didaftar. Yang lain ({more:,}) juga ditandai di gambar.',
    ends: 'Yang kena: {hits:,}, menurut urutan waktu. Uji eksak: {tested:,} untuk {count:,} kotak, jadi pohon menghemat {culled:,} uji.',
    endsEvery: 'Yang kena: {hits:,}, menurut urutan waktu. Uji eksak: {tested:,}, satu untuk tiap kotak.',
  },
  result: {
    miss: 'Lintasan tidak mengenai satu pun dari {count:,} kotak. Uji eksak: {tested:,}; dihemat oleh pohon: {culled:,}.',
    missEvery: 'Lintasan tidak mengenai satu pun dari {count:,} kotak. Semua kotak sudah diuji.',
    one: 'Lintasan mengenai satu dari {count:,} kotak. Uji eksak: {tested:,}; dihemat oleh pohon: {culled:,}.',
    oneEvery: 'Lintasan mengenai satu dari {count:,} kotak. Semua kotak sudah diuji.',
    all: 'Lintasan mengenai {hits:,} dari {count:,} kotak. Uji eksak: {tested:,}; dihemat oleh pohon: {culled:,}.',
    allEvery:
      'Lintasan mengenai {hits:,} dari {count:,} kotak. Semua kotak sudah diuji, dan jawabannya sama dengan jawaban pohon.',
  },
};
