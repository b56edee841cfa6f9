// Indonesian: the scene many-boxes.

export default {
  title: 'Kotak mana saja yang dikenai ruas garis ini?',
  subtitle: 'Banyak kotak',
  label:
    'Ruas garis dari a ke b melalui banyak kotak. Kotak yang dikenainya diberi nomor menurut urutan ruas garis mencapainya.',
  hint: 'Seret ujung ruas garis, atau pilih jumlah kotak',
  handles: { count: 'Jumlah kotak', order: 'Susunan', method: 'Cara' },
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
    row: 'Menyusuri sebaris petak',
    nested: 'Kotak dalam kotak',
    miss: 'Tidak kena',
  },
  contacts: { hits: 'Kena' },
  panel: { first: 'kena pertama', last: 'kena terakhir' },
  marks: { skipped: 'dilewati', pixels: 'kotak per piksel: sekitar {boxes}' },
  clock: {
    both: 'Semua yang kena, dicari dan diurutkan di perangkat ini: {tree} dengan pohon, {loop} dengan perulangan biasa.',
    time: '{time:,}\u00a0{unit}',
  },
  steps: {
    group:
      'Tingkat {level} pohon: lintasan mungkin mengenai {visited:,} kelompok kotak (putus-putus); {left:,} lainnya (bertitik-titik) tidak kena, jadi kotaknya dilewati.',
    groupAll:
      'Tingkat {level} pohon: lintasan mungkin mengenai semua kelompok kotak di sini (putus-putus): {visited:,}. Tidak ada yang dilewati.',
    hits: 'Kotak yang kena nomor 1 sampai {last}, menurut urutan dicapainya.',
    tests:
      'Di kelompok yang tersisa, uji cepat setengah bidang, delapan kotak sekaligus, menyisihkan yang pasti meleset. Kotak untuk uji eksak (tebal): {tested:,}; yang kena: {hits:,}.',
    testsEvery: 'Tanpa pohon, setiap kotak diuji secara eksak: {tested:,} uji, {hits:,} kena.',
    cross:
      'Nomor {number}: kotak {id}. Lintasan ada di dalamnya dari t\u00a0=\u00a0{enter:5} sampai t\u00a0=\u00a0{exit:5}.',
    touch:
      'Nomor {number}: kotak {id}. Lintasan hanya menyentuhnya, dari t\u00a0=\u00a0{enter:5} sampai t\u00a0=\u00a0{exit:5}.',
    more: 'Hanya {few:,} yang pertama didaftar. Yang lain ({more:,}) juga ditandai di gambar.',
    ends: 'Yang kena: {hits:,}, bernomor menurut urutan dicapainya. Kotak yang tidak perlu uji eksak: {culled:,} dari {count:,}.',
    endsEvery: 'Yang kena: {hits:,}, bernomor menurut urutan dicapainya. Uji eksak: {tested:,}, satu untuk tiap kotak.',
  },
  result: {
    miss: 'Lintasan tidak mengenai satu pun dari {count:,} kotak. Uji eksak: {tested:,}; kotak yang tidak perlu diuji secara eksak: {culled:,}.',
    missEvery: 'Lintasan tidak mengenai satu pun dari {count:,} kotak. Semua kotak sudah diuji.',
    one: 'Lintasan mengenai satu dari {count:,} kotak. Uji eksak: {tested:,}; kotak yang tidak perlu diuji secara eksak: {culled:,}.',
    oneEvery: 'Lintasan mengenai satu dari {count:,} kotak. Semua kotak sudah diuji.',
    all: 'Lintasan mengenai {hits:,} dari {count:,} kotak, bernomor urut. Uji eksak: {tested:,}; kotak yang tidak perlu diuji secara eksak: {culled:,}.',
    allEvery:
      'Lintasan mengenai {hits:,} dari {count:,} kotak. Semua kotak sudah diuji, dan jawabannya sama dengan jawaban pohon.',
  },
};
