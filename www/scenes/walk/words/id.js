// Indonesian: the scene walk.

import { walls } from '../../../locales/id/index.js';

export default {
  title: 'Mengapa lingkaran saya tersangkut di dinding?',
  subtitle: 'Dua pejalan',
  label: 'Ruangan dengan pejalan eksak dan pejalan naif.',
  hint: 'Klik di sini, tahan ↓ dan →: lingkaran biru meluncur, yang merah tersangkut',
  walk: {
    label: 'Berjalan di sini: tombol panah, atau W A S D',
    touch: 'Dorong tuas ↘: lingkaran biru meluncur, yang merah tersangkut',
    task: { keys: 'Klik di sini dan tahan tombol panah', touch: 'Dorong tuas' },
  },
  handles: {
    walker: 'Pejalan',
    'walker.radius': 'Jari-jari',
    from: 'Awal langkah waktu terakhir',
    motion: 'Gerakan pada langkah waktu terakhir',
    ...walls,
    pace: 'Laju',
    naive: 'Pejalan naif',
    naiveFrom: 'Pejalan naif: awal langkah waktu terakhir',
    rules: 'Aturan naif',
    ledge: 'Platform satu arah (0: tidak ada)',
  },
  options: {
    walk: 'Jalan',
    run: 'Lari',
    dash: 'Melesat',
    sides: 'Setiap sisi',
    push: 'Tindihan terdalam',
    axes: 'Sumbu demi sumbu',
    rays: 'Dua sinar',
    ground: 'Sinar ke bawah',
  },
  presets: {
    room: 'Ruangan',
    seam: 'Tersangkut di sambungan',
    corner: 'Bergetar di sudut',
    edge: 'Terangkat di sisi dinding',
    ledge: 'Tertahan platform',
    tunnel: 'Menembus dinding',
    gap: 'Lorong pas badan',
    maze: 'Labirin',
  },
  contacts: { miss: 'Bebas', touch: 'Menabrak', cross: 'Di dalam' },
  toolbar: {
    field: 'Di mana keduanya berbeda?',
    fieldNote: 'Jika “{name}” ditaruh di sana dan tombol terakhir ditahan:',
    fieldCross: 'berakhir terpisah',
    fieldShade: 'makin pekat: makin terpisah',
    fieldTouch: 'akan mulai di dalam dinding',
    fieldPale: '',
    fieldMiss: 'berakhir bersama',
  },
  panel: { first: 'tabrakan 1', second: 'tabrakan 2', end: 'akhir' },
  marks: { exact: 'Eksak', naive: 'Naif: {verdict}', longer: 'panah ×{times:0}' },
  steps: {
    startsInside:
      '{wall} sejak awal bertumpang tindih dengan pejalan, sedalam {depth:3}. Pejalan hanya dapat berjalan keluar.',
    leg: {
      first:
        'Etape {leg}: dari ({x}; {y}) tombol-tombol meminta gerakan sejauh ({motionX}; {motionY}) dalam 1/60 detik.',
      next: 'Etape {leg}: dari ({x}; {y}) sisa gerakannya ({motionX}; {motionY}).',
      rests: 'Etape {leg}: tidak ada sisa gerakan.',
    },
    candidate: '{wall} akan tertabrak di {t:%} perjalanan (t\u00a0=\u00a0{t:3}).',
    hits: {
      first: '{wall} tertabrak lebih dulu: pejalan menabrak {feature} di {t:%} perjalanan (t\u00a0=\u00a0{t:3}).',
      together:
        '{wall} tertabrak pada saat yang sama, di {feature}. Dinding yang tertabrak bersamaan bekerja bersamaan.',
    },
    deflects: {
      slide: 'Dinding meniadakan bagian gerakan yang menuju ke dalamnya. Sisanya sejajar dengan dinding.',
      rests: 'Dinding meniadakan seluruh sisa gerakan.',
      limit: 'Jumlah tabrakan sudah mencapai batas. Pejalan tetap di sini; sisa waktunya {left:%}.',
      stays: 'Dinding-dinding menghalangi jalan. Pejalan tetap di sini; sisa waktunya {left:%}.',
    },
    ends: {
      done: 'Langkah waktu berakhir di ({x}; {y}), di luar semua dinding.',
      rests: 'Pejalan tetap di ({x}; {y}), di luar semua dinding: tidak ada sisa gerakan.',
      early: 'Pejalan tetap di ({x}; {y}), di luar semua dinding; sisa waktunya {left:%}.',
    },
  },
  result: {
    stands: 'Pejalan berdiri di ({x}; {y}). Pakai tuas atau tombol panah.',
    walks: 'Tidak ada yang menghalangi: pejalan ada di ({x}; {y}).',
    slides: '{wall} menghalangi. Pejalan meluncur di sepanjangnya ke ({x}; {y}).',
    stops: '{wall} menghalangi. Pejalan berhenti di depannya, di ({x}; {y}).',
    held: '{wall} menutup jalan. Pejalan tetap di ({x}; {y}).',
    inside: 'Tidak ditemukan tempat bebas. Pejalan hanya dapat berjalan keluar.',
  },
  naive: {
    name: 'Naif',
    label: 'Pejalan naif dan uji-ujinya',
    verdicts: {
      stands: 'Berdiri',
      walks: 'Langkah sama',
      sticks: 'Tersangkut',
      short: 'Kurang jauh',
      through: 'Tembus',
      jitters: 'Bergetar',
      lifted: 'Terangkat',
      strays: 'Melenceng',
      inside: 'Di dinding',
    },
    result: {
      stands: 'Pejalan naif berdiri di ({x}; {y}).',
      walks: 'Dari tempatnya semula, uji eksak membawa pejalan naif melalui langkah yang sama.',
      sticks: 'Pejalan naif tersangkut di ({x}; {y}). Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      short: 'Pejalan naif berhenti terlalu dini di ({x}; {y}). Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      through: '{wall} tidak menghentikan pejalan naif. Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      jitters: 'Pejalan naif bergerak maju mundur. Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      lifted:
        'Pejalan naif bergerak ke arah yang tidak diminta tombol. Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      strays: 'Pejalan naif berakhir di ({x}; {y}). Dengan uji eksak ia akan ada di ({exactX}; {exactY}).',
      inside: '{wall} bertumpang tindih dengan pejalan naif.',
    },
    tests: {
      sides: '{wall}: lingkaran masuk {depth:3} ke belakang {side}, jadi sisi itu dianggap tertabrak.',
      push: {
        first: '{wall}: tindihannya {depth:3}, yang terdalam, jadi dinding ini yang mendorong.',
        rest: '{wall}: tindihannya {depth:3}; dinding ini harus menunggu.',
      },
      axes: '{wall}: gerakan berikutnya akan menyentuh {side}, jadi dibatalkan.',
      rays: {
        across: '{wall} terkena sinar mendatar.',
        down: '{wall} terkena sinar tegak, pada jarak {depth:3}.',
        ground: '{wall} terkena sinar ke bawah, pada jarak {depth:3}, dan dianggap tanah.',
      },
      ground: {
        ledge: '{wall} terkena sinar ke bawah, jadi pejalan “berdiri” dan tidak dapat naik.',
        stands: '{wall} terkena sinar ke bawah: pejalan berdiri di atasnya.',
        wall: '{wall}: gerakan berikutnya akan bertumpang tindih dengan {side}, jadi dibatalkan.',
      },
    },
  },
};
