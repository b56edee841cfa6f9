// Indonesian: the scene bounce.

import travels from '../../../locales/id/travels.js';

export default {
  title: 'Di mana kotak yang memantul berakhir?',
  subtitle: 'Kotak memantul',
  label: 'Kotak yang memantul di antara empat dinding di dalam ruangan.',
  hint: 'Seret kotak, ujung panahnya, atau dinding',
  handles: {
    mover: 'Kotak',
    'mover.left': 'Sisi kiri kotak',
    'mover.right': 'Sisi kanan kotak',
    'mover.top': 'Sisi atas kotak',
    'mover.bottom': 'Sisi bawah kotak',
  },
  presets: {
    room: 'Ruangan',
    channel: 'Lorong',
    losing: 'Makin lambat',
    corner: 'Sudut dalam',
  },
  ...travels,
  toolbar: {
    ...travels.toolbar,
    field: 'Berapa kali memantul?',
    fieldCross: '1, 2, 3, 4 pantulan atau lebih',
    fieldShade: '',
  },
  marks: { left: 'sisa waktu {left:%}' },
  steps: {
    startsInside: '{wall} sejak awal bertumpang tindih dengan kotak, sedalam {depth}, jadi kotak tidak bergerak.',
    leg: {
      first:
        'Etape {leg}: seandainya tidak ada dinding, sudut kiri atas kotak bergeser dari ({x}; {y}) sebesar ({motionX}; {motionY}).',
      next: 'Etape {leg}: sudut kiri atas di ({x}; {y}), sisa gerakannya ({motionX}; {motionY}).',
      still: 'Etape {leg}: gerakannya nol, jadi sudut kiri atas tetap di ({x}; {y}).',
    },
    hits: {
      first: '{wall} paling dulu tertabrak di etape {leg}: kotak menabrak {feature} {t:at}.',
      together: '{wall} tertabrak pada saat yang sama, di {feature}. Setiap arah hanya dibalik satu kali.',
    },
    deflects: {
      rests: 'Dengan restitusi 0, tidak ada gerakan yang tersisa. Kotak berhenti.',
      limit: 'Jumlah pantulan mencapai batas. Kotak berhenti di sini; sisa waktunya {left:%}.',
    },
    ends: {
      done: 'Waktu habis. Sudut kiri atas kotak berakhir di ({x}; {y}).',
      rests: 'Sudut kiri atas kotak diam di ({x}; {y}).',
      unmoved: 'Sudut kiri atas kotak tetap di tempat semula, ({x}; {y}).',
      early: 'Sudut kiri atas kotak berhenti di ({x}; {y}); sisa waktunya {left:%}.',
    },
  },
  result: {
    free: 'Tidak ada yang menghalangi: sudut kiri atas kotak berakhir di ({x}; {y}).',
    bounces: 'Kotak menabrak dinding {count} kali, dan sudut kiri atasnya berakhir di ({x}; {y}).',
    bouncesOnce: 'Kotak memantul satu kali, dan sudut kiri atasnya berakhir di ({x}; {y}).',
    limit:
      'Setelah {count} tabrakan, batasnya tercapai: sudut kiri atas kotak berhenti di ({x}; {y}); sisa waktunya {left:%}.',
    inside:
      'Kotak sejak awal bertumpang tindih dengan dinding, sedalam {depth}, dan tidak bergerak. Kotak putus-putus menandai tempat bebas terdekat.',
    enclosed:
      'Kotak sejak awal bertumpang tindih dengan dinding, sedalam {depth}, dan tidak bergerak. Jalan keluar terpendek menuju ke dinding lain.',
  },
};
