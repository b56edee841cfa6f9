// Indonesian: the scene point.

export default {
  title: 'Apakah titik ini ada di dalam?',
  subtitle: 'Titik dalam kotak, persegi panjang, lingkaran',
  label: 'Titik p, dan sebuah kotak, persegi panjang miring, atau lingkaran.',
  hint: 'Seret titik atau bentuknya, atau pilih bentuk lain',
  handles: {
    p: 'Titik p',
    shape: 'Bentuk',
  },
  options: { box: 'Kotak', rectangle: 'Persegi panjang miring', circle: 'Lingkaran' },
  toolbar: { field: 'Di dalam atau tidak?', fieldCross: 'di dalam', fieldTouch: 'di tepi', fieldMiss: 'di luar' },
  presets: {
    inside: 'Di dalam',
    outside: 'Di luar',
    side: 'Pada sisi',
    pastEdge: 'Di luar satu sisi',
    flat: 'Tinggi nol',
    onCircle: 'Pada lingkaran',
    offCircle: 'Selisih satu bit',
  },
  contacts: { inside: 'Di dalam', boundary: 'Di tepi', outside: 'Di luar' },
  marks: {
    length: '{d}',
    squared: '{d}² {sign} {squared}',
    insideBarely: '< {d}',
    outsideBarely: '> {d}',
    rounded: '{squared} (dibulatkan)',
  },
  steps: {
    inFront:
      'Sisi {side}: p ada di depan garis ini, sejauh {d}, jadi p berada di luar kotak. Sisi lain tidak perlu diperiksa.',
    on: 'Sisi {side}: p terletak pada garis ini, jadi tidak di dalam kotak. Sisi-sisi lain menentukan apakah p di tepi atau di luar.',
    behind: 'Sisi {side}: p ada di belakang garis ini, sejauh {d}, jadi sisi ini tidak menentukan apa-apa.',
    lies: {
      inside: 'p ada di belakang keempat garis: p berada di dalam kotak.',
      boundary: 'p terletak pada sebuah garis dan tidak di depan garis mana pun: p berada di tepi kotak.',
      outside: 'p ada di depan garis itu: p berada di luar kotak.',
    },
    turns: {
      clockwise:
        'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ p belok kanan, jadi p ada di belakang sisi ini. Sisi ini tidak menentukan apa-apa.',
      straight:
        'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ p lurus, jadi p terletak pada garis sisi ini. Sisi-sisi lain menentukan apakah p di tepi atau di luar.',
      counterClockwise:
        'Sisi {edge}–{next}: titik sudut {edge}\u00a0→ {next}\u00a0→ p belok kiri. Jadi, p ada di depan sisi ini, di luar.',
    },
    corner:
      'p terletak pada garis yang memuat bentuk ini, di luar titik sudut {corner}. Titik itu hanya dihitung jika berimpit dengan titik sudut ini.',
    offset: {
      rightDown:
        'p terletak {across} satuan di sebelah kanan dan {down} satuan di sebelah bawah pusat. Jumlah kuadratnya: {squared}.',
      rightUp:
        'p terletak {across} satuan di sebelah kanan dan {down} satuan di sebelah atas pusat. Jumlah kuadratnya: {squared}.',
      leftDown:
        'p terletak {across} satuan di sebelah kiri dan {down} satuan di sebelah bawah pusat. Jumlah kuadratnya: {squared}.',
      leftUp:
        'p terletak {across} satuan di sebelah kiri dan {down} satuan di sebelah atas pusat. Jumlah kuadratnya: {squared}.',
    },
    compares: {
      inside: 'Kuadrat jaraknya, {squared}, kurang dari kuadrat jari-jari, {squaredRadius}.',
      insideBarely: 'Kuadrat jaraknya kurang dari kuadrat jari-jari, tetapi keduanya dibulatkan menjadi {squared}.',
      boundary: 'Kuadrat jaraknya persis sama dengan kuadrat jari-jari, {squaredRadius}.',
      outside: 'Kuadrat jaraknya, {squared}, lebih dari kuadrat jari-jari, {squaredRadius}.',
      outsideBarely: 'Kuadrat jaraknya lebih dari kuadrat jari-jari, tetapi keduanya dibulatkan menjadi {squared}.',
    },
    inside: {
      rectangle: 'p ada di belakang keempat sisi: p berada di dalam persegi panjang.',
      circle: 'Jarak p ke pusat kurang dari jari-jari: p berada di dalam lingkaran.',
    },
    boundary: {
      rectangle:
        'p terletak pada garis sebuah sisi dan tidak di depan sisi mana pun: p berada di tepi persegi panjang.',
      corner: 'p berimpit dengan titik sudut itu: p ada di tepi persegi panjang.',
      circle: 'Jarak p ke pusat sama dengan jari-jari: p terletak pada lingkaran.',
    },
    outside: {
      rectangle: 'p ada di depan sisi itu: p berada di luar persegi panjang.',
      corner: 'p tidak berimpit dengan titik sudut itu: p ada di luar persegi panjang.',
      circle: 'Jarak p ke pusat lebih dari jari-jari: p berada di luar lingkaran.',
    },
  },
  result: {
    box: {
      inside: 'Titik ada di belakang keempat garis.',
      boundary: 'Titik terletak pada {side} kotak.',
      outside: 'Titik ada di depan garis {side}, sejauh {d}.',
    },
    rectangle: {
      inside: 'Titik ada di belakang keempat sisi.',
      boundary: 'Titik terletak pada sisi {edge}–{next} persegi panjang.',
      corner: 'Titik terletak pada titik sudut {corner} persegi panjang.',
      outside: 'Titik ada di depan sisi {edge}–{next}.',
    },
    flat: {
      boundary: 'Luas persegi panjang ini nol, dan titik itu berada di tepinya.',
      outside: 'Luas persegi panjang ini nol, dan titik itu berada di luarnya.',
    },
    circle: {
      inside: 'Jarak titik ke pusat {distance}, kurang dari jari-jari lingkaran, {radius}.',
      insideBarely:
        'Titik berada di dalam, tetapi selisihnya tipis: setelah dibulatkan, jari-jari dan jarak titik ke pusat sama-sama {radius}.',
      boundary: 'Jarak titik ke pusat persis sama dengan jari-jari lingkaran, {radius}.',
      outside: 'Jarak titik ke pusat {distance}, lebih dari jari-jari lingkaran, {radius}.',
      outsideBarely:
        'Titik berada di luar, tetapi selisihnya tipis: setelah dibulatkan, jari-jari dan jarak titik ke pusat sama-sama {radius}.',
    },
  },
};
