// Indonesian: the scene circles.

export default {
  title: 'Kapan dua lingkaran yang bergerak bertemu?',
  subtitle: 'Dua lingkaran',
  label:
    'Dua lingkaran yang bergerak, A dan B, dan lingkaran B yang diperluas sebesar jari-jari A, dengan gerakan A dilihat dari B.',
  hint: 'Seret lingkaran atau ujung panahnya',
  handles: {
    a: 'Lingkaran A',
    'a.radius': 'Jari-jari A',
    b: 'Lingkaran B',
    'b.radius': 'Jari-jari B',
    view: 'Sudut pandang',
  },
  toolbar: { field: 'Bertemu atau tidak?', near: 'bertemu', far: 'berpisah' },
  presets: {
    tangent: 'Garis singgung',
    segment: 'Ruas garis',
    short: 'Terlalu pendek',
    alike: 'Gerakan sama',
  },
  marks: {
    enter: 'bertemu t\u00a0=\u00a0{t:3}',
    exit: 'berpisah t\u00a0=\u00a0{t:3}',
    grown: 'B diperluas sebesar A',
  },
  steps: {
    relative:
      'Dilihat dari B, gerakan A adalah ({motionX}; {motionY}). Ciutkan A menjadi pusatnya, dan perluas B sebesar jari-jari A: jari-jari B kini {radius}.',
    path: {
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
  },
  result: {
    crosses: 'A bertemu dengan B {near:at} dan berpisah {far:at>near}.',
    startsInside: 'A dan B sejak awal bertumpang tindih, sedalam {depth}, dan berpisah {far:at}.',
    endsInside: 'A bertemu dengan B {near:at}, dan di akhir gerakan keduanya masih bertumpang tindih.',
    contained: 'A dan B bertumpang tindih sepanjang perjalanan. Pada awalnya sedalam {depth}.',
    touchesOnce: 'A menyentuh B {near:at}, tetapi keduanya tidak bertumpang tindih.',
    touches: 'A menyentuh B dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi keduanya tidak bertumpang tindih.',
    misses: {
      leadsAway: 'Dilihat dari B, A tidak pernah lebih dekat daripada di awal: jarak kedua pusat {distance}.',
      endsBefore: 'Gerakan berakhir sebelum kedua lingkaran bertemu; jarak kedua pusat tinggal {distance}.',
      passes: 'Dilihat dari B, pusat A lewat pada jarak {distance}, lebih dari jumlah kedua jari-jari.',
    },
  },
};
