// Indonesian: the scene minkowski.

export default {
  title: 'Kapan dua bangun yang bergerak bertemu?',
  subtitle: 'Dua bangun',
  label:
    'Dua bangun yang bergerak, A dan B, dan jumlah Minkowski: B yang diperluas sebesar A, dengan gerakan A dilihat dari B.',
  hint: 'Seret bangun, titik sudut, ujung panah, atau titik o',
  handles: {
    a: 'Bangun A',
    'a.corner[]': 'Titik sudut {n} A',
    'a.radius': 'Jari-jari A',
    origin: 'Titik o pada A',
    b: 'Bangun B',
    'b.corner[]': 'Titik sudut {n} B',
    'b.radius': 'Jari-jari B',
    view: 'Sudut pandang',
  },
  features: { rim: 'tepi' },
  owners: { a: 'A′', b: 'B', both: 'A′ dan B, yang searah di sini' },
  toolbar: { field: 'Bertemu atau tidak?', near: 'bertemu', far: 'berpisah' },
  presets: {
    circles: 'Dua lingkaran',
    passes: 'Lewat saja',
    tangent: 'Garis singgung',
    segment: 'Ruas garis',
    short: 'Terlalu pendek',
    alike: 'Gerakan sama',
    atRest: 'B diam',
    through: 'Keduanya bergerak',
    slides: 'Berdampingan',
    slopes: 'Segitiga dan segi enam',
    round: 'Lingkaran dan sisi miring',
    alongSlope: 'Menyusuri sisi miring',
    corners: 'Sudut ke sudut',
  },
  marks: {
    enter: 'bertemu t\u00a0=\u00a0{t:3}',
    exit: 'berpisah t\u00a0=\u00a0{t:3}',
    sum: 'jumlah Minkowski',
    sumAt: 'jumlah Minkowski, t\u00a0=\u00a0{t:3}',
    grown: 'B diperluas sebesar A',
    grownAt: 'B diperluas sebesar A, t\u00a0=\u00a0{t:3}',
    mirrored: 'A′',
  },
  steps: {
    relative: 'Gerakan A dilihat dari B: ({motionX}; {motionY}), yaitu gerakan A dikurangi gerakan B.',
    minkowskiSum:
      'A dan B bertumpang tindih selama o ada di dalam kotak Minkowski (B diperluas sebesar A): seluruh daerah yang ditutupi A′ jika o-nya ditaruh di setiap titik B. A′ adalah A yang diputar 180° terhadap o.',
    clip: {
      inFront:
        'Sisi {side} kotak Minkowski: tidak ada titik lintasan o di belakang garis ini, jadi kedua kotak tidak pernah bertumpang tindih.',
      behind:
        'Sisi {side} kotak Minkowski: lintasan o tidak pernah berada di depan garis ini, jadi sisi ini tidak menentukan apa-apa.',
      enters:
        'Sisi {side} kotak Minkowski: o masuk ke setengah bidangnya {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
      entersEarlier:
        'Sisi {side} kotak Minkowski: o masuk ke setengah bidangnya {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
      leaves:
        'Sisi {side} kotak Minkowski: o keluar dari setengah bidangnya {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
      leavesLater:
        'Sisi {side} kotak Minkowski: o keluar dari setengah bidangnya {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
      crosses:
        'Batas masuk mendahului batas keluar (t\u00a0=\u00a0{near:3} dan {far:3>near}). Di antara keduanya o ada di dalam kotak Minkowski, dan kedua kotak bertumpang tindih.',
      touches: 'Titik o tidak pernah masuk ke kotak Minkowski, tetapi mencapai tepinya: kedua kotak bersentuhan.',
      touchesAtOnce:
        'Batas masuk sama dengan batas keluar (t\u00a0=\u00a0{near:3}): o tidak pernah masuk ke kotak Minkowski, tetapi mencapai tepinya. Kedua kotak bersentuhan.',
      misses: 'Titik o tidak pernah mencapai kotak Minkowski: kedua kotak tetap terpisah.',
      missesOutOfOrder:
        'Batas keluar mendahului batas masuk (t\u00a0=\u00a0{far:3} dan {near:3>far}). Titik o sudah keluar dari salah satu setengah bidang sebelum masuk ke yang lain: kedua kotak tetap terpisah.',
    },
    shapes: {
      sum: 'Dilihat dari B, A bergerak sejauh ({motionX}; {motionY}). Jumlah Minkowski punya {edges} sisi: sisi-sisi B dan A′, diurutkan menurut arahnya. A′ adalah A yang diputar 180° terhadap o.',
      sumRounded:
        'Dilihat dari B, A bergerak sejauh ({motionX}; {motionY}). Jumlah Minkowski punya {edges} sisi: sisi-sisi B dan A′ menurut arahnya, digeser keluar sejauh jumlah jari-jari, {radius}. A′ adalah A yang diputar 180° terhadap o.',
      sumOfPoints:
        'Dilihat dari B, A bergerak sejauh ({motionX}; {motionY}). Jumlah Minkowski adalah lingkaran dengan jari-jari {radius}, jumlah kedua jari-jari.',
      edge: 'Sisi {n} jumlah Minkowski berasal dari {owner}. Di sebelah mana lintasan o?',
      inFront: 'Seluruh lintasan o ada di depan sisi {n}, jadi A dan B tidak pernah bertumpang tindih.',
      enters: 'Sisi {n}: o masuk {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
      entersEarlier: 'Sisi {n}: o masuk {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
      leaves: 'Sisi {n}: o keluar {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
      leavesLater: 'Sisi {n}: o keluar {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
      along: 'Lintasan o berjalan sepanjang sisi {n}: A dan B hanya bisa bersentuhan.',
      behind: 'Seluruh lintasan o ada di belakang sisi {n}, jadi sisi ini tidak menentukan apa-apa.',
      corner: 'Di sana o ada di luar ujung-ujung sisi, jadi lingkaran di titik sudut ini yang menentukan.',
    },
    circles: {
      relative:
        'Dilihat dari B, gerakan A adalah ({motionX}; {motionY}). Ciutkan A menjadi pusatnya, dan perluas B sebesar jari-jari A: jari-jari B kini {radius}.',
      startsInside:
        'Pusat A mulai di dalam lingkaran yang diperluas: kedua lingkaran bertumpang tindih, sedalam {depth}. Panah menunjukkan jalan keluar terpendek.',
      startsOn: 'Pusat A mulai pada lingkaran yang diperluas: sejak awal kedua lingkaran bersentuhan.',
      startsOutside: 'Pusat A mulai di luar lingkaran yang diperluas, pada jarak {distance} dari pusat B.',
      leadsAway: 'Lintasan tidak pernah makin dekat ke B, jadi kedua lingkaran tidak pernah bertemu.',
      endsBefore:
        'Lintasan berakhir pada jarak {distance} dari pusat B, di luar, dan masih mendekat. Gerakan berakhir sebelum kedua lingkaran bertemu.',
      closest:
        'Garis lintasan paling dekat ke pusat B pada t\u00a0=\u00a0{closest:3}: jaraknya {distance}. Jari-jari lingkaran yang diperluas {radius}.',
      enters: 'Lintasan mencapai lingkaran yang diperluas {t:at}: kedua lingkaran bertemu.',
      leaves: 'Lintasan keluar dari lingkaran yang diperluas {t:at}: kedua lingkaran berpisah.',
      touchesLast: 'Lintasan terakhir kali berada pada lingkaran yang diperluas {t:at}.',
      crosses:
        'Dari t\u00a0=\u00a0{near:3} sampai {far:3>near} pusat A ada di dalam lingkaran yang diperluas: kedua lingkaran bertumpang tindih.',
      touches: 'Pusat A mencapai lingkaran yang diperluas, tetapi tidak masuk: kedua lingkaran bersentuhan.',
      misses: 'Pusat A tidak pernah mencapai lingkaran yang diperluas: kedua lingkaran tetap terpisah.',
    },
    startsInside:
      'A dan B sejak awal bertumpang tindih, sedalam {depth}. Panah menunjukkan jalan keluar terpendek bagi A.',
    crosses:
      'Dari t\u00a0=\u00a0{near:3} sampai {far:3>near} o ada di dalam jumlah Minkowski, dan A dan B bertumpang tindih.',
    touches: 'Titik o tidak pernah masuk ke jumlah Minkowski, tetapi mencapai tepinya {near:at}: A dan B bersentuhan.',
    misses: 'Titik o tidak pernah mencapai jumlah Minkowski: A dan B tetap terpisah.',
    meets: {
      enters: 'Kedua kotak bertemu {t:at}.',
      leaves: 'Kedua kotak berpisah {t:at}.',
    },
  },
  result: {
    crosses: 'A menabrak {enter} B {near:at} dan meninggalkan {exit} {far:at>near}.',
    startsInside: 'A dan B sejak awal bertumpang tindih, sedalam {depth}; A meninggalkan {exit} {far:at}.',
    endsInside: 'A menabrak {enter} B {near:at}, dan di akhir gerakan keduanya masih bertumpang tindih.',
    contained: 'A dan B bertumpang tindih sepanjang perjalanan. Pada awalnya sedalam {depth}.',
    touchesOnce: 'A menyentuh {enter} B {near:at}, tetapi keduanya tidak bertumpang tindih.',
    touches: 'A menyentuh B dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi keduanya tidak bertumpang tindih.',
    misses: {
      leadsAway: 'Dilihat dari B, A tidak pernah lebih dekat daripada di awal: jarak kedua pusat {distance}.',
      endsBefore: 'Gerakan berakhir sebelum kedua lingkaran bertemu; jarak kedua pusat tinggal {distance}.',
      passes: 'Dilihat dari B, pusat A lewat pada jarak {distance}, lebih dari jumlah kedua jari-jari.',
      edge: 'Dilihat dari B, seluruh lintasan o ada di depan sisi {n} jumlah Minkowski, jadi A dan B tidak pernah bertemu.',
      sum: 'Dilihat dari B, o lewat di samping jumlah Minkowski, jadi A dan B tidak pernah bertemu.',
      beside: 'Dilihat dari B, seluruh lintasan o ada {place} kotak Minkowski, jadi A dan B tidak pernah bertemu.',
      reaches: 'Dilihat dari B, o mencapai garis {side} kotak Minkowski, tetapi tidak pernah berada di belakangnya.',
      gap: 'Dilihat dari B, o keluar dari {lane} kotak Minkowski {far:at} dan baru masuk ke {other} {near:at>far}.',
    },
  },
};
