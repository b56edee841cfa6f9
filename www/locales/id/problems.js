// Indonesian: what is said when something is wrong.

export default {
  problems: {
    notOffered: 'Pilihan ini tidak ada.',
    notANumber: 'Ketiklah sebuah angka.',
    unclearComma: '“{text}” bisa dibaca dengan dua cara: ketiklah tanpa koma, atau ganti komanya dengan titik.',
    tooLarge: 'Terlalu besar untuk double.',
    tooSmall: 'Paling kecil {low}.',
    notMultiple: 'Harus kelipatan {snap}.',
    outOfLimits: 'Harus antara {low} dan {high}.',
    inverted: 'Harus berlaku {min} ≤ {max}.',
    garbledLink: 'Ada kesalahan dalam tautan ini, jadi peraga menampilkan keadaan awalnya.',
    garbledValue: '{place} di sini bernilai {was}. {must} Peraga menampilkan keadaan awalnya.',
    garbledForm:
      '“{text}” tidak terbaca sebagai {place}, yang ditulis sebagai {form}. Peraga menampilkan keadaan awalnya.',
    noField: '“{name}” tidak dikenal. Yang ada: {fields}. Peraga menampilkan keadaan awalnya.',
    garbledLook: 'Bagian “{place}” dari tautan ini salah, jadi diabaikan.',
    hugeLink: 'Tautan ini terlalu panjang untuk halaman ini, jadi peraga menampilkan keadaan awalnya.',
    newLink: 'Tautan ini dibuat oleh versi halaman yang lebih baru, jadi peraga menampilkan keadaan awalnya.',
    oldLink: 'Versi tautan ini tidak dikenal, jadi peraga menampilkan keadaan awalnya.',
    notWhole: '{name}="{text}" bukan bilangan bulat dari 0 ke atas.',
    notPart: '{name}="{text}" bukan angka dari 0 sampai 1.',
    notPositive: '{name}="{text}" bukan angka di atas nol.',
    notAWord: '{name}="{text}" bukan salah satu dari nilai ini: {words}.',
    notABox: '{name}="{text}" bukan lebar dan tinggi, dan bukan pula dua sudut: minX minY maxX maxY.',
    noOption: '{name}="{text}" bukan pilihan pada peraga ini.',
    noChallenge: 'Peraga ini tidak punya tantangan bernama “{name}”, jadi tampilannya seperti biasa.',
    noScene: 'Tidak ada peraga bernama “{name}”. Yang ada: {names}.',
    noWasm:
      'Peraga ini memerlukan WebAssembly, tetapi peramban ini tidak mendukungnya atau tidak mengizinkannya di sini. Teksnya tetap bisa dibaca.',
    failed: 'Peraga tidak dapat dimulai: {reason}',
    stopped: 'Peraga berhenti karena kesalahan: {reason}',
    noCanvas: 'Peramban tidak memberi peraga ini tempat untuk menggambar.',
    again: 'Mulai lagi',
    reload: 'Muat ulang halaman',
  },
};
