// Indonesian: the scene rotated-rect.

export default {
  title: 'Apakah ruas garis ini mengenai persegi panjang miring?',
  subtitle: 'Persegi panjang miring',
  label: 'Ruas garis dari a ke b, dan persegi panjang yang dapat diputar, dengan titik sudut bernomor.',
  hint: 'Seret ujung ruas garis, bentuknya, pegangannya, atau tiap titik sudutnya',
  handles: {
    rectangle: 'Bangun',
    'rectangle.corner[]': 'Titik sudut {n}',
  },
  options: { rectangle: 'Persegi panjang' },
  presets: {
    corner: 'Di luar sudut',
    inside: 'Di dalam',
    along: 'Menyusuri sisi',
    flat: 'Lebar nol',
    inLine: 'Segaris, terpisah',
    octagon: 'Segi delapan',
  },
  features: {
    edge: 'sisi {edge}–{next}',
    corner: 'titik sudut {corner}',
  },
  steps: {
    turns: {
      edge: {
        clockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kanan, jadi {end} ada di belakang sisi.',
        straight:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} lurus, jadi {end} terletak pada garis sisi itu.',
        counterClockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kiri, jadi {end} ada di depan sisi.',
      },
      corner: {
        clockwise:
          'a\u00a0→ b\u00a0→ titik sudut {corner} belok kanan: titik sudut itu ada di sebelah kanan garis lintasan.',
        straight: 'a\u00a0→ b\u00a0→ titik sudut {corner} lurus: titik sudut itu terletak pada garis lintasan.',
        counterClockwise:
          'a\u00a0→ b\u00a0→ titik sudut {corner} belok kiri: titik sudut itu ada di sebelah kiri garis lintasan.',
      },
    },
    inFront:
      'Sisi {edge}–{next}: seluruh lintasan ada di depannya, jadi lintasan meleset dari bentuk ini. Sisi lain tidak perlu diperiksa.',
    enters:
      'Sisi {edge}–{next}: lintasan bergerak ke dalam dan mencapai garis sisi ini {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
    entersEarlier:
      'Sisi {edge}–{next}: lintasan bergerak ke dalam dan mencapai garis sisi ini {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
    leaves:
      'Sisi {edge}–{next}: lintasan bergerak ke luar dan mencapai garis sisi ini {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
    leavesLater:
      'Sisi {edge}–{next}: lintasan bergerak ke luar dan mencapai garis sisi ini {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
    along:
      'Sisi {edge}–{next}: seluruh lintasan terletak pada garis sisi ini, jadi lintasan tidak mungkin masuk ke bentuk ini, hanya mungkin menyentuhnya.',
    behind: 'Sisi {edge}–{next}: kedua ujung ada di belakangnya, jadi sisi ini tidak menentukan apa-apa.',
    corner:
      'Lintasan dan bentuk ini segaris, dan a ada di luar titik sudut {corner}. Jadi, keduanya bertemu hanya jika lintasan mencapai titik sudut ini.',
    startsInside: 'a ada di dalam bentuk ini. Jalan keluar terpendeknya {depth}.',
    crosses:
      'Tidak satu pun dari garis-garis ini memisahkan lintasan dari bentuk ini. Dari t\u00a0=\u00a0{near:3} sampai {far:3>near} lintasan ada di dalam: lintasan memotong bentuk ini.',
    touches:
      'Lintasan tidak pernah masuk ke bentuk ini, tetapi mengenai tepinya dari t\u00a0=\u00a0{near:3} sampai {far:3>near}: lintasan menyentuhnya.',
    touchesOnce:
      'Lintasan tidak pernah masuk ke bentuk ini, tetapi mengenai tepinya pada t\u00a0=\u00a0{near:3}: lintasan menyentuhnya.',
    misses: 'Lintasan dan bentuk ini tidak punya titik persekutuan: lintasan meleset.',
  },
  result: {
    startsInside: 'Lintasan mulai di dalam dan keluar lewat {exit} {far:at}.',
    endsInside: 'Lintasan masuk lewat {enter} {near:at} dan berakhir di dalam.',
    contained: 'Seluruh lintasan ada di dalam bentuk ini dan tidak mengenai satu sisi pun.',
    touches: 'Lintasan menyusuri tepi dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi tidak masuk.',
    misses: {
      edge: 'Seluruh lintasan ada di depan sisi {edge}–{next}.',
      corners: 'Semua titik sudut ada di sebelah {hand} garis lintasan.',
      inLine: 'Lintasan dan bentuk ini segaris, dan yang satu berakhir sebelum yang lain mulai.',
    },
  },
};
