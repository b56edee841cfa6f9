// Indonesian: the scene clipping.

export default {
  title: 'Bagian ruas garis mana yang ada di dalam?',
  subtitle: 'Kliping garis (clipping)',
  label:
    'Ruas garis dari a ke b, dan sebuah kotak. Garis-garis sisinya membagi bidang menjadi sembilan daerah, masing-masing dengan kode.',
  hint: 'Seret ujung ruas garis, kotak, atau sisinya',
  presets: {
    four: 'Empat pemangkasan',
    two: 'Dua pemangkasan',
    accept: 'Terima',
    reject: 'Tolak',
    past: 'Tolak setelah dipangkas',
    inside: 'Dari dalam',
    corner: 'Lewat sudut',
  },
  marks: {
    cut: 't\u00a0=\u00a0{t:3}, kode {code}',
  },
  steps: {
    outcodes:
      'Kode a adalah {a}, kode b adalah {b}. Tidak ada bit yang sama-sama bernilai 1, tetapi paling sedikit satu kode bukan 0000: belum dapat diputuskan.',
    outcodesShared: 'Kode a adalah {a}, kode b adalah {b}. Ada bit yang sama-sama bernilai 1.',
    outcodesInside: 'Kode a dan b sama-sama 0000: tidak ada ujung yang berada di depan garis mana pun.',
    cuts: {
      a: 'Sisi {side}: a ada di depan garis ini. Pangkas bagian awal di sini, {t:at}. Kode awal yang baru: {code}.',
      b: 'Sisi {side}: b ada di depan garis ini. Pangkas bagian akhir di sini, {t:at}. Kode akhir yang baru: {code}.',
      aInside:
        'Sisi {side}: a ada di depan garis ini. Pangkas bagian awal di sini, {t:at}. Kode awal yang baru: 0000. Ujung ini selesai.',
      bInside:
        'Sisi {side}: b ada di depan garis ini. Pangkas bagian akhir di sini, {t:at}. Kode akhir yang baru: 0000. Ujung ini selesai.',
    },
    rejects:
      'Sisi {side}: pada kode {a} dan kode {b} bit ini sama-sama 1. Kedua ujung ada di depan garis ini, begitu pula semua titik di antaranya.',
    rejectsTwice:
      'Pada kode {a} dan kode {b}, bit {first} dan bit {second} sama-sama 1. Jadi, seluruh lintasan ada di depan kedua garis itu.',
    touches:
      'Kedua kode 0000. Sisanya, dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, terletak pada tepi kotak: lintasan menyentuh kotak.',
    touchesOnce:
      'Kedua kode 0000. Sisanya hanya satu titik pada tepi kotak, di t\u00a0=\u00a0{near:3}: lintasan menyentuh kotak.',
    crosses:
      'Kedua kode 0000. Sisanya, dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, ada di dalam: lintasan memotong kotak.',
  },
  result: {
    startsInside: 'Lintasan mulai di dalam dan keluar lewat {exit} {far:at}.',
    endsInside: 'Lintasan masuk lewat {enter} {near:at} dan berakhir di dalam.',
    contained: 'Seluruh lintasan ada di dalam kotak, jadi tidak ada yang dipangkas.',
    touches: 'Lintasan menyusuri tepi kotak dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi tidak masuk.',
    misses: {
      beside: 'Seluruh lintasan ada {place} kotak.',
      besideTwice: 'Seluruh lintasan ada {place} dan {other} kotak.',
      rest: 'Sisa lintasan setelah dipangkas ada {place} kotak.',
      restTwice: 'Sisa lintasan setelah dipangkas ada {place} dan {other} kotak.',
    },
  },
};
