// Indonesian: the scene rotated-rect.

export default {
  title: 'Apakah ruas garis ini mengenai persegi panjang miring?',
  subtitle: 'Persegi panjang miring',
  label: 'Ruas garis dari a ke b, dan persegi panjang yang dapat diputar, dengan titik sudut bernomor 0 sampai 3.',
  hint: 'Seret ujung ruas garis, bentuknya, pegangannya, atau tiap titik sudutnya',
  handles: {
    quad: 'Segi empat',
    'quad.corner0': 'Titik sudut 0',
    'quad.corner1': 'Titik sudut 1',
    'quad.corner2': 'Titik sudut 2',
    'quad.corner3': 'Titik sudut 3',
    form: 'Cara menyatakan persegi panjang',
  },
  options: { angle: 'Pusat dan putaran', corners: 'Empat titik sudut' },
  presets: {
    corner: 'Di luar sudut',
    inside: 'Di dalam',
    along: 'Menyusuri sisi',
    flat: 'Lebar nol',
    inLine: 'Segaris, terpisah',
    triangle: 'Segitiga',
  },
  features: {
    edge0: 'sisi 0–1',
    edge1: 'sisi 1–2',
    edge2: 'sisi 2–3',
    edge3: 'sisi 3–0',
    vertex0: 'titik sudut 0',
    vertex1: 'titik sudut 1',
    vertex2: 'titik sudut 2',
    vertex3: 'titik sudut 3',
  },
  steps: {
    isSegment:
      'Keempat titik sudut segaris. Bentuk ini adalah ruas garis dari c\u00a0({lowX}; {lowY}) ke d\u00a0({highX}; {highY}) dan diuji sebagai ruas garis.',
    isPoint: 'Keempat titik sudut berimpit. Bentuk ini adalah titik c\u00a0({lowX}; {lowY}) dan diuji sebagai titik.',
    segments: {
      turns: {
        clockwise:
          '{from}\u00a0→ {over}\u00a0→ {to} belok kanan: {to} ada di sebelah kanan garis dari {from} ke {over}.',
        straight: '{from}\u00a0→ {over}\u00a0→ {to} lurus: ketiga titik itu segaris.',
        counterClockwise:
          '{from}\u00a0→ {over}\u00a0→ {to} belok kiri: {to} ada di sebelah kiri garis dari {from} ke {over}.',
      },
      onOneLine:
        'Semua segaris. Batas awal ({lowX}; {lowY}): keduanya sudah mulai. Batas akhir ({highX}; {highY}): salah satunya berakhir. Bagian bersama ada di antaranya, kecuali jika urutannya terbalik.',
      apart: 'Lintasan dan bentuk ini tidak punya titik persekutuan.',
      proper:
        'Keduanya berpotongan di ({x}; {y}): masing-masing memotong garis yang memuat ruas garis lainnya. Namun, bentuk yang luasnya nol tidak punya bagian dalam, jadi ini sentuhan.',
      touch: 'Lintasan bertemu dengan bentuk ini hanya di ({x}; {y}).',
      overlap: 'Lintasan dan bentuk ini berimpit dari ({lowX}; {lowY}) sampai ({highX}; {highY}).',
    },
    turns: {
      edge: {
        clockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kanan, jadi {end} ada di belakang sisi.',
        straight:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} lurus, jadi {end} terletak pada garis sisi itu.',
        counterClockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kiri, jadi {end} ada di depan sisi.',
      },
      edgeReversed: {
        clockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kanan, padahal urutan titik sudutnya berlawanan arah jarum jam. Jadi, {end} ada di depan sisi.',
        straight:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} lurus, jadi {end} terletak pada garis sisi itu.',
        counterClockwise:
          'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ {end} belok kiri, searah dengan urutan titik sudutnya. Jadi, {end} ada di belakang sisi.',
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
    inFrontReached:
      'Sisi {edge}–{next}: tidak ada titik lintasan di belakangnya, jadi lintasan tidak mungkin masuk ke bentuk ini, hanya mungkin menyentuhnya.',
    enters:
      'Sisi {edge}–{next}: hanya b di belakangnya. Lintasan masuk ke setengah bidangnya {t:at}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
    entersEarlier:
      'Sisi {edge}–{next}: hanya b di belakangnya. Lintasan masuk ke setengah bidangnya {t:at}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
    leaves:
      'Sisi {edge}–{next}: hanya a di belakangnya. Lintasan keluar dari setengah bidangnya {t:at}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
    leavesLater:
      'Sisi {edge}–{next}: hanya a di belakangnya. Lintasan keluar dari setengah bidangnya {t:at}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
    empty: 'Sisi {edge}–{next}: kedua titik sudutnya berimpit, jadi sisi ini tidak menentukan apa-apa.',
    behind: 'Sisi {edge}–{next}: kedua ujung ada di belakangnya, jadi sisi ini tidak menentukan apa-apa.',
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
      edgeReached:
        'Lintasan tidak pernah berada di belakang garis sisi {edge}–{next}, dan mencapainya hanya di luar bentuk ini.',
      corners: 'Keempat titik sudut ada di sebelah {hand} garis lintasan.',
      inLine: 'Lintasan dan bentuk ini segaris, dan yang satu berakhir sebelum yang lain mulai.',
    },
  },
};
