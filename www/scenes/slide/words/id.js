// Indonesian: the scene slide.

import travels from '../../../locales/id/travels.js';

export default {
  title: 'Di mana lingkaran yang meluncur berakhir?',
  subtitle: 'Lingkaran meluncur',
  label: 'Lingkaran yang bergerak di antara lima dinding dan meluncur menyusuri dinding yang ditabraknya.',
  hint: 'Seret lingkaran, ujung panahnya, atau dinding',
  handles: {
    response: 'Di dinding',
  },
  options: {
    slide: 'Meluncur',
    stop: 'Berhenti',
    bounce: 'Memantul',
    halt: 'Berhenti di sudut',
  },
  presets: {
    tiles: 'Lantai petak',
    inner: 'Sudut dalam',
    round: 'Lewati sudut',
    wedge: 'Baji',
  },
  ...travels,
  steps: {
    startsInside:
      '{wall} sejak awal bertumpang tindih dengan lingkaran, sedalam {depth}, jadi lingkaran tidak bergerak.',
    leg: {
      first:
        'Etape {leg}: seandainya tidak ada dinding, lingkaran bergeser dari ({x}; {y}) sebesar ({motionX}; {motionY}).',
      next: 'Etape {leg}: dari ({x}; {y}) sisa gerakannya ({motionX}; {motionY}).',
      still: 'Etape {leg}: gerakannya nol, jadi lingkaran tetap di ({x}; {y}).',
    },
    hits: {
      first: '{wall} paling dulu tertabrak di etape {leg}: lingkaran menabrak {feature} {t:at}.',
      together: '{wall} tertabrak pada saat yang sama, di {feature}. Tabrakan yang bersamaan diperhitungkan sekaligus.',
    },
    deflects: {
      slide: 'Dinding meniadakan bagian gerakan yang menuju ke dalamnya. Sisanya sejajar dengan dinding.',
      rests: 'Dinding meniadakan seluruh sisa gerakan. Lingkaran berhenti.',
      stop: 'Lingkaran berhenti di sini; sisa waktunya {left:%}.',
      halts: 'Lingkaran ini harus berhenti di sudut, jadi berhenti di sini; sisa waktunya {left:%}.',
      limit: 'Jumlah tabrakan mencapai batas. Lingkaran berhenti di sini; sisa waktunya {left:%}.',
      stays: 'Meluncur menyusuri dinding ini berarti mundur, jadi lingkaran berhenti di sini; sisa waktunya {left:%}.',
    },
    ends: {
      done: 'Lingkaran berakhir di ({x}; {y}), di luar semua dinding, tanpa sisa waktu.',
      rests: 'Lingkaran diam di ({x}; {y}), di luar semua dinding.',
      unmoved: 'Lingkaran tetap di tempat semula, ({x}; {y}).',
      early: 'Lingkaran tetap di ({x}; {y}); sisa waktunya {left:%}.',
    },
  },
  result: {
    free: 'Tidak ada yang menghalangi: lingkaran berakhir di ({x}; {y}).',
    slides: 'Lingkaran menabrak dinding {count} kali, meluncur terus, dan berakhir di ({x}; {y}).',
    slidesOnce: 'Lingkaran menabrak satu dinding, meluncur terus, dan berakhir di ({x}; {y}).',
    stays:
      'Setelah {count} tabrakan, lingkaran berhenti di ({x}; {y}). Sisa gerakannya terlalu kecil untuk memindahkannya.',
    staysOnce:
      'Lingkaran menabrak satu dinding dan berhenti di ({x}; {y}). Sisa gerakannya terlalu kecil untuk memindahkannya.',
    rests: 'Lingkaran menabrak dinding {count} kali dan berhenti di ({x}; {y}). Tidak ada gerakan yang tersisa.',
    restsOnce: 'Lingkaran menabrak satu dinding dan berhenti di ({x}; {y}). Tidak ada gerakan yang tersisa.',
    stops: 'Setelah {count} tabrakan, lingkaran berhenti di ({x}; {y}); sisa waktunya {left:%}.',
    stopsOnce: 'Lingkaran menabrak dinding dan berhenti di ({x}; {y}); sisa waktunya {left:%}.',
    limit: 'Lingkaran mencapai batas {count} tabrakan dan berhenti di ({x}; {y}); sisa waktunya {left:%}.',
    back: 'Lingkaran berhenti di ({x}; {y}); sisa waktunya {left:%}. {one} menghalangi: meluncur menyusurinya berarti mundur.',
    stuck:
      'Lingkaran terjepit di ({x}; {y}). {one} dan {other} menahannya: meluncur menyusuri yang satu berarti menabrak yang lain.',
    bounces: 'Setelah {count} tabrakan, lingkaran berakhir di ({x}; {y}).',
    bouncesOnce: 'Lingkaran memantul satu kali dan berakhir di ({x}; {y}).',
    inside:
      'Lingkaran sejak awal bertumpang tindih dengan dinding, sedalam {depth}. Di sini ia diam; secara bawaan, ia didorong keluar dulu. Putus-putus: tempat bebas terdekat.',
    enclosed:
      'Lingkaran sejak awal bertumpang tindih dengan dinding, sedalam {depth}. Di sini ia diam. Jalan keluar terpendek menuju ke dinding lain.',
  },
};
