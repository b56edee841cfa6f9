// Indonesian: the scene point.

export default {
  title: 'Apakah titik ini ada di dalam kotak?',
  subtitle: 'Titik di dalam kotak',
  label: 'Titik p, dan kotak yang terbentuk dari empat setengah bidang.',
  hint: 'Seret titik, kotak, atau sisinya',
  handles: {
    p: 'Titik p',
    box: 'Kotak',
    left: 'Sisi kiri',
    right: 'Sisi kanan',
    top: 'Sisi atas',
    bottom: 'Sisi bawah',
  },
  presets: {
    inside: 'Di dalam',
    outside: 'Di luar',
    side: 'Pada sisi',
    corner: 'Pada sudut',
    line: 'Pada garis',
  },
  contacts: { inside: 'Di dalam', boundary: 'Di tepi', outside: 'Di luar' },
  marks: { inFront: 'depan {d}', behind: 'belakang {d}', onLine: 'pada garis' },
  steps: {
    inFront:
      'Sisi {side}: p ada di depan garis ini, sejauh {d}, jadi p di luar kotak. Sisi lain tidak perlu diperiksa.',
    on: 'Sisi {side}: p ada pada garis ini, jadi p tidak di dalam kotak. Sisi-sisi lain yang menentukan.',
    behind: 'Sisi {side}: p ada di belakang garis ini, sejauh {d}, jadi sisi ini belum memutuskan apa pun.',
    lies: {
      inside: 'p ada di belakang keempat garis: p di dalam kotak.',
      boundary: 'p ada pada sebuah garis dan tidak di depan garis mana pun: p di tepi kotak.',
      outside: 'p ada di depan garis itu: p di luar kotak.',
    },
  },
  result: {
    inside: 'Titik ada di belakang keempat garis.',
    boundary: 'Titik ada pada {side} kotak.',
    outside: 'Titik ada di depan garis {side}, sejauh {d}.',
  },
};
