// Indonesian: the scene minkowski.

export default {
  title: 'Kapan dua kotak yang bergerak bertemu?',
  subtitle: 'Dua kotak',
  label:
    'Dua kotak yang bergerak, A dan B, dan jumlah Minkowski: B yang diperluas sebesar A, dengan gerakan A dilihat dari B.',
  hint: 'Seret kotak, sisi, ujung panah, atau titik o',
  handles: {
    a: 'Kotak A',
    'a.left': 'Sisi kiri A',
    'a.right': 'Sisi kanan A',
    'a.top': 'Sisi atas A',
    'a.bottom': 'Sisi bawah A',
    motionA: 'Gerakan A',
    origin: 'Titik o pada A',
    b: 'Kotak B',
    'b.left': 'Sisi kiri B',
    'b.right': 'Sisi kanan B',
    'b.top': 'Sisi atas B',
    'b.bottom': 'Sisi bawah B',
    motionB: 'Gerakan B',
    view: 'Sudut pandang',
  },
  options: { relative: 'Dilihat dari B', world: 'Dilihat dari dunia' },
  toolbar: { field: 'Bertemu atau tidak?', near: 'bertemu', far: 'berpisah' },
  presets: {
    through: 'Tembus',
    stays: 'Berhenti di dalam',
    past: 'Lewat saja',
    chase: 'Menyusul',
    slides: 'Bergesekan',
    overlap: 'Tumpang tindih',
    origin: 'o yang lain',
  },
  marks: {
    inFront: 'depan {d}',
    behind: 'belakang {d}',
    onLine: 'pada garis',
    t: 't\u00a0=\u00a0{t:3}',
    enter: 'bertemu t\u00a0=\u00a0{t:3}',
    exit: 'berpisah t\u00a0=\u00a0{t:3}',
    touch: 'sentuh t\u00a0=\u00a0{t:3}',
    pushOut: 'keluar {depth:3}',
    motionA: 'gerakan A',
    motionB: 'gerakan B',
    relative: 'A dilihat dari B',
    sum: 'B diperluas sebesar A',
  },
  steps: {
    relative: 'Dilihat dari B, A bergerak sejauh ({x}; {y}): gerakan A dikurangi gerakan B.',
    minkowskiSum:
      'Ciutkan A menjadi titik o, dan perluas B sebesar A yang diputar 180° (salinan yang diarsir). A dan B bertemu selama o ada di dalam kotak jumlah ini, yaitu jumlah Minkowski.',
    clip: {
      inFront:
        'Sisi {side} kotak jumlah: tidak ada titik lintasan o di belakang garis ini, jadi kedua kotak tidak pernah bertumpang tindih.',
      behind:
        'Sisi {side} kotak jumlah: lintasan o tidak pernah ke depan garis ini, jadi sisi ini belum memutuskan apa pun.',
      enters:
        'Sisi {side} kotak jumlah: o masuk di {t:%} lintasannya (t\u00a0=\u00a0{t:3}). Batas masuk, waktu masuk yang paling akhir, kini di sini.',
      entersEarlier:
        'Sisi {side} kotak jumlah: o masuk di {t:%} lintasannya (t\u00a0=\u00a0{t:3}). Batas masuk tetap {near:3}, yang lebih akhir.',
      leaves:
        'Sisi {side} kotak jumlah: o keluar di {t:%} lintasannya (t\u00a0=\u00a0{t:3}). Batas keluar, waktu keluar yang paling awal, kini di sini.',
      leavesLater:
        'Sisi {side} kotak jumlah: o keluar di {t:%} lintasannya (t\u00a0=\u00a0{t:3}). Batas keluar tetap {far:3}, yang lebih awal.',
      crosses:
        'Batas masuk mendahului batas keluar (dibulatkan: {near:3} dan {far:3}). Di antara keduanya o ada di dalam kotak jumlah, dan kedua kotak bertumpang tindih.',
      touches: 'Titik o tidak pernah masuk ke kotak jumlah, tetapi mencapai tepinya: kedua kotak bersentuhan.',
      touchesAtOnce:
        'Batas masuk sama dengan batas keluar ({near:3}): o tidak pernah masuk ke kotak jumlah, tetapi mencapai tepinya. Kedua kotak bersentuhan.',
      misses: 'Titik o tidak pernah mencapai kotak jumlah: kedua kotak tetap terpisah.',
      missesOutOfOrder:
        'Batas masuk sesudah batas keluar (dibulatkan: {near:3} dan {far:3}). Titik o sudah keluar dari satu setengah bidang sebelum masuk ke yang lain: kedua kotak tetap terpisah.',
    },
    startsInside:
      'Kedua kotak sejak awal bertumpang tindih, sedalam {depth:3}. Panah menunjukkan jalan keluar terpendek bagi A.',
    meets: {
      enters:
        'Kedua kotak bertemu di {t:%} perjalanan (t\u00a0=\u00a0{t:3}). Pada saat itu sudut kiri atas A ada di ({x}; {y}) di dunia.',
      leaves:
        'Kedua kotak berpisah di {t:%} perjalanan (t\u00a0=\u00a0{t:3}). Pada saat itu sudut kiri atas A ada di ({x}; {y}) di dunia.',
    },
  },
  result: {
    crosses:
      'A menabrak {enter} B di {near:%} perjalanan (t\u00a0=\u00a0{near:3}) dan berpisah dari {exit} di {far:%} (t\u00a0=\u00a0{far:3}).',
    startsInside:
      'A mulai di dalam B, sedalam {depth:3}, dan berpisah dari {exit} di {far:%} perjalanan (t\u00a0=\u00a0{far:3}).',
    endsInside:
      'A menabrak {enter} B di {near:%} perjalanan (t\u00a0=\u00a0{near:3}), dan pada akhirnya keduanya masih bertumpang tindih.',
    contained: 'A dan B bertumpang tindih sepanjang perjalanan. Pada awalnya sedalam {depth:3}.',
    touchesOnce: 'A menyentuh {enter} B di {near:%} perjalanan (t\u00a0=\u00a0{near:3}), tetapi tidak masuk.',
    touches: 'A menyentuh B dari t\u00a0=\u00a0{near:3} sampai {far:3}, tetapi tidak masuk.',
    misses: {
      beside: 'Dilihat dari B, seluruh lintasan o tetap {place} kotak jumlah, jadi A dan B tidak pernah bertemu.',
      reaches: 'Dilihat dari B, o mencapai garis {side} kotak jumlah, tetapi tidak pernah ke belakangnya.',
      gap: 'Dilihat dari B, o keluar dari {lane} kotak jumlah ({far:%}) sebelum masuk ke {other} ({near:%}).',
    },
  },
};
