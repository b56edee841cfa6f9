// Indonesian: the scene swept-circle.

export default {
  title: 'Kapan lingkaran ini menabrak dinding?',
  subtitle: 'Lingkaran bergerak',
  label: 'Lingkaran yang bergerak dari a ke b, dan sebuah dinding.',
  hint: 'Seret lingkaran, ujung panahnya, dinding, atau salah satu sudutnya',
  handles: {
    wall: 'Dinding',
    'wall.corner[]': 'Titik sudut {n} dinding',
    'wall.radius': 'Jari-jari dinding',
    view: 'Yang diperluas',
  },
  options: { wall: 'Perluas dinding', path: 'Perluas lintasan' },
  presets: {
    corner: 'Sudut',
    side: 'Sisi',
    past: 'Di luar sudut',
    square: 'Persegi sudut',
    rolling: 'Menggelinding',
    published: 'Contoh yang dipublikasikan',
    far: 'Jauh',
    slope: 'Sisi miring',
    ramp: 'Menggelinding di sisi miring',
  },
  marks: {
    sum: 'dinding yang diperluas',
    mirrored: '',
  },
  steps: {
    boundsApart:
      'Sisi {side} dinding yang diperluas: seluruh kotak pembatas lintasan ada di depan garis ini. Lingkaran meleset, dan tidak ada lagi yang perlu diperiksa.',
    boundsMeet: 'Kotak pembatas lintasan mencapai dinding yang diperluas, jadi belum dapat diputuskan.',
    grownBox: {
      inFront: 'Sisi {side} dinding yang diperluas: tidak ada titik lintasan di belakang garis ini.',
      behind:
        'Sisi {side} dinding yang diperluas: lintasan tidak pernah berada di depan garis ini, jadi sisi ini tidak menentukan apa-apa.',
      enters:
        'Sisi {side} dinding yang diperluas: lintasan masuk ke setengah bidangnya {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
      entersEarlier:
        'Sisi {side} dinding yang diperluas: lintasan masuk ke setengah bidangnya {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
      leaves:
        'Sisi {side} dinding yang diperluas: lintasan keluar dari setengah bidangnya {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
      leavesLater:
        'Sisi {side} dinding yang diperluas: lintasan keluar dari setengah bidangnya {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
      crosses:
        'Batas masuk mendahului batas keluar (t\u00a0=\u00a0{near:3} dan {far:3>near}). Seandainya sudutnya siku-siku, lintasan memotong dinding yang diperluas. Kini giliran sudut bulatnya.',
      touches:
        'Seandainya sudutnya siku-siku, lintasan hanya menyentuh dinding yang diperluas. Kini giliran sudut bulatnya.',
      touchesAtOnce:
        'Batas masuk sama dengan batas keluar (t\u00a0=\u00a0{near:3}): seandainya sudutnya siku-siku, lintasan hanya menyentuh dinding yang diperluas. Kini giliran sudut bulatnya.',
      misses: 'Lintasan meleset dari dinding yang diperluas, bahkan seandainya sudutnya siku-siku.',
      missesOutOfOrder:
        'Batas keluar mendahului batas masuk (t\u00a0=\u00a0{far:3} dan {near:3>far}). Lintasan meleset dari dinding yang diperluas, bahkan seandainya sudutnya siku-siku.',
    },
    startsInside:
      'Lingkaran sejak awal bertumpang tindih dengan dinding, sedalam {depth}. Panah menunjukkan jalan keluar terpendek.',
    sideStrip: {
      enters:
        'Pusat lingkaran masuk ke dinding yang diperluas tepat berhadapan dengan {feature}, jadi lingkaran menabrak sisi itu {t:at}.',
      leaves:
        'Pusat lingkaran keluar dari dinding yang diperluas tepat berhadapan dengan {feature}, jadi lingkaran meninggalkan sisi itu {t:at}.',
    },
    cornerSquare: {
      enters:
        'Lintasan masuk di persegi {corner}. Lingkaran yang berpusat di sudut itu (jari-jari {radius}) yang menentukan: jarak sudut ke garis lintasan {distance}.',
      leaves:
        'Lintasan keluar di persegi {corner}. Lingkaran yang berpusat di sudut itu (jari-jari {radius}) yang menentukan: jarak sudut ke garis lintasan {distance}.',
      starts:
        'Lintasan mulai di persegi {corner}. Lingkaran yang berpusat di sudut itu (jari-jari {radius}) yang menentukan: jarak sudut ke garis lintasan {distance}.',
      ends: 'Lintasan berakhir di persegi {corner}. Lingkaran yang berpusat di sudut itu (jari-jari {radius}) yang menentukan: jarak sudut ke garis lintasan {distance}.',
    },
    cornerMissed:
      'Lintasan tidak pernah masuk ke lingkaran yang berpusat di {corner}, jadi tidak pernah masuk ke dinding yang diperluas. Sudut lain tidak perlu diperiksa.',
    cornerMet: {
      enters: 'Lintasan mencapai lingkaran yang berpusat di {corner} {t:at}.',
      leaves: 'Lintasan meninggalkan lingkaran yang berpusat di {corner} {t:at}.',
    },
    crosses:
      'Dari t\u00a0=\u00a0{near:3} sampai {far:3>near} pusat lingkaran ada di dalam dinding yang diperluas: lingkaran memotong dinding.',
    touches: 'Pusat lingkaran mencapai tepi dinding yang diperluas, tetapi tidak masuk: lingkaran menyentuh dinding.',
    misses: 'Pusat lingkaran tidak pernah mencapai dinding yang diperluas: lingkaran meleset dari dinding.',
    shapes: {
      sum: 'Jari-jarinya 0, jadi dinding tidak bertambah luas. Dinding punya {edges} sisi.',
      sumRounded:
        'Dinding diperluas sebesar jari-jari lingkaran. {edges} sisinya bergeser keluar sejauh {radius}, dan sudut-sudutnya menjadi bulat.',
      sumOfPoints: 'Dinding yang diperluas adalah lingkaran. Jari-jarinya jumlah kedua jari-jari, {radius}.',
      edge: 'Sisi {n} dinding yang diperluas. Di sebelah mana garisnya lintasan berada?',
      inFront: 'Seluruh lintasan ada di depan sisi {n}, jadi lingkaran meleset. Sisi lain tidak perlu diperiksa.',
      enters: 'Sisi {n}: lintasan masuk {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
      entersEarlier:
        'Sisi {n}: lintasan masuk {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
      leaves: 'Sisi {n}: lintasan keluar {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
      leavesLater:
        'Sisi {n}: lintasan keluar {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
      along: 'Lintasan berjalan sepanjang sisi {n}: lingkaran hanya bisa menyentuh dinding.',
      behind: 'Seluruh lintasan ada di belakang sisi {n}, jadi sisi ini tidak menentukan apa-apa.',
      corner:
        'Di sana pusat lingkaran ada di luar ujung-ujung sisi, jadi lingkaran di titik sudut ini yang menentukan.',
    },
  },
  result: {
    crosses: 'Lingkaran menabrak {enter} {near:at} dan meninggalkan {exit} {far:at>near}.',
    startsInside:
      'Lingkaran sejak awal bertumpang tindih dengan dinding, sedalam {depth}, dan meninggalkan {exit} {far:at}.',
    endsInside: 'Lingkaran menabrak {enter} {near:at}, dan di akhir gerakan masih bertumpang tindih dengan dinding.',
    contained: 'Lingkaran bertumpang tindih dengan dinding sepanjang perjalanan. Pada awalnya sedalam {depth}.',
    touchesOnce: 'Lingkaran menyentuh {enter} {near:at}, tetapi tidak masuk.',
    touches: 'Lingkaran menyentuh dinding dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi tidak masuk.',
    misses: {
      edge: 'Seluruh lintasan ada di depan sisi {n} dinding yang diperluas.',
      sum: 'Pusat lingkaran lewat di samping dinding yang diperluas.',
      beside: 'Sepanjang perjalanan, lingkaran tetap berada {place} dinding.',
      reaches:
        'Pusat lingkaran mencapai garis {side} dinding yang diperluas, tetapi tidak pernah berada di belakangnya.',
      gap: 'Pusat lingkaran keluar dari {lane} dinding yang diperluas {far:at} dan baru masuk ke {other} {near:at>far}.',
      pastCorner: 'Pusat lingkaran melewati {corner} pada jarak {distance}, lebih dari jari-jarinya, {radius}.',
      wouldPass: 'Pusat lingkaran akan melewati {corner} pada jarak {distance}, lebih dari jari-jarinya, {radius}.',
      endsBefore: 'Gerakan berakhir sebelum lingkaran mencapai {corner}.',
      startsPast: 'Sejak awal lingkaran sudah melewati {corner} dan bergerak menjauhinya.',
    },
  },
};
