// Indonesian: the scene walk.

import { walls } from '../../../locales/id/index.js';

export default {
  title: 'Mengapa lingkaran saya tersangkut di dinding?',
  subtitle: 'Dua karakter',
  label: 'Ruangan dengan dua karakter: yang satu memakai uji eksak, yang lain aturan naif.',
  hint: 'Klik di sini, tahan ↓ dan →: lingkaran biru meluncur, yang merah tersangkut',
  walk: {
    label: 'Berjalan di sini: tombol panah, atau W A S D',
    touch: 'Dorong stik ↘: lingkaran biru meluncur, yang merah tersangkut',
    task: { keys: 'Klik di sini dan tahan tombol panah', touch: 'Dorong stik' },
  },
  handles: {
    walker: 'Karakter',
    'walker.radius': 'Jari-jari',
    from: 'Awal langkah waktu terakhir',
    motion: 'Gerakan pada langkah waktu terakhir',
    ...walls,
    pace: 'Laju',
    naive: 'Karakter naif',
    naiveFrom: 'Karakter naif: awal langkah waktu terakhir',
    rules: 'Aturan naif',
    ledge: 'Platform satu arah (0: tidak ada)',
  },
  options: {
    walk: 'Jalan',
    run: 'Lari',
    dash: 'Melesat',
    sides: 'Setiap sisi',
    push: 'Yang terdalam',
    axes: 'Per sumbu',
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
    gap: 'Lorong selebar karakter',
    maze: 'Labirin',
  },
  contacts: { miss: 'Bebas', touch: 'Menabrak', cross: 'Tumpang tindih' },
  toolbar: {
    field: 'Di mana keduanya berbeda?',
    fieldNote: 'Jika “{name}” ditaruh di sana dan tombol terakhir ditahan:',
    fieldCross: 'berakhir terpisah',
    fieldShade: 'makin pekat: makin terpisah',
    fieldChange: 'batas dua jawaban',
    fieldInside: 'sejak awal tumpang tindih',
    fieldMiss: 'berakhir bersama',
  },
  panel: { first: 'tabrakan 1', second: 'tabrakan 2', end: 'akhir' },
  marks: { exact: 'Eksak', naive: 'Naif: {verdict}', longer: 'panah ×{times:0}' },
  steps: {
    startsInside:
      '{wall} sejak awal bertumpang tindih dengan karakter, sedalam {depth}. Ia hanya dapat berjalan keluar.',
    leg: {
      first: 'Etape {leg}: gerakan yang diminta dari ({x}; {y}) adalah ({motionX}; {motionY}) dalam 1/60 detik.',
      next: 'Etape {leg}: dari ({x}; {y}) sisa gerakannya ({motionX}; {motionY}).',
      rests: 'Etape {leg}: tidak ada gerakan yang tersisa.',
    },
    candidate: '{wall} akan tertabrak setelah {t:%} waktu berlalu (t\u00a0=\u00a0{t:3}).',
    hits: {
      first:
        '{wall} paling dulu tertabrak di etape {leg}: karakter menabrak {feature} setelah {t:%} waktu berlalu (t\u00a0=\u00a0{t:3}).',
      together: '{wall} tertabrak pada saat yang sama, di {feature}. Tabrakan yang bersamaan diperhitungkan sekaligus.',
    },
    deflects: {
      slide: 'Dinding meniadakan bagian gerakan yang menuju ke dalamnya. Sisanya sejajar dengan dinding.',
      rests: 'Dinding meniadakan seluruh sisa gerakan.',
      limit: 'Jumlah tabrakan mencapai batas. Karakter berhenti di sini; sisa waktunya {left:%}.',
      stays: 'Dinding-dinding menghalangi jalan. Karakter berhenti di sini; sisa waktunya {left:%}.',
    },
    ends: {
      done: 'Pada akhir langkah waktu, karakter berada di ({x}; {y}), di luar semua dinding.',
      rests: 'Karakter diam di ({x}; {y}), di luar semua dinding: tidak ada gerakan yang tersisa.',
      early: 'Karakter berhenti di ({x}; {y}), di luar semua dinding; sisa waktunya {left:%}.',
    },
  },
  result: {
    stands: 'Karakter berdiri di ({x}; {y}). Pakai stik atau tombol.',
    walks: 'Tidak ada yang menghalangi: karakter berada di ({x}; {y}).',
    slides: '{wall} menghalangi. Karakter meluncur menyusurinya ke ({x}; {y}).',
    stops: '{wall} menghalangi. Karakter berhenti di situ, di ({x}; {y}).',
    held: '{wall} menghalangi. Karakter tetap berada di ({x}; {y}).',
    inside: 'Tidak ditemukan tempat bebas. Karakter hanya bisa berjalan keluar.',
  },
  naive: {
    name: 'Naif',
    label: 'Karakter naif dan uji-ujinya',
    verdicts: {
      stands: 'Berdiri',
      walks: 'Sama',
      sticks: 'Tersangkut',
      short: 'Kurang jauh',
      through: 'Tembus',
      jitters: 'Bergetar',
      lifted: 'Terangkat',
      strays: 'Melenceng',
      inside: 'Tumpang tindih',
    },
    result: {
      stands: 'Karakter naif berdiri di ({x}; {y}).',
      walks: 'Seandainya memakai uji eksak, karakter naif pun akan menempuh langkah yang sama.',
      sticks:
        'Karakter naif tersangkut di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      short:
        'Karakter naif berhenti terlalu awal, di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      through:
        '{wall} tidak menghentikan karakter naif. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      jitters:
        'Karakter naif bergerak bolak-balik. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      lifted:
        'Karakter naif bergerak ke arah yang tidak diminta tombol. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      strays:
        'Karakter naif berakhir di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      inside: '{wall} bertumpang tindih dengan karakter naif.',
    },
    tests: {
      sides: '{wall}: lingkaran masuk sejauh {depth} ke belakang {side}, jadi sisi itu dianggap tertabrak.',
      push: {
        first: '{wall}: tumpang tindihnya {depth}, terdalam, jadi dinding ini mendorong.',
        rest: '{wall}: tumpang tindihnya {depth}; dinding ini menunggu.',
      },
      axes: '{wall}: gerakan berikutnya akan menyentuh {side}, jadi dibatalkan.',
      rays: {
        across: '{wall} terkena sinar mendatar.',
        down: '{wall} terkena sinar tegak, pada jarak {depth}.',
        ground: '{wall} terkena sinar ke bawah, pada jarak {depth}, dan dianggap pijakan.',
      },
      ground: {
        ledge: '{wall} terkena sinar ke bawah, jadi karakter “berdiri” dan tidak bisa naik.',
        stands: '{wall} terkena sinar ke bawah: karakter berpijak padanya.',
        wall: '{wall}: gerakan berikutnya akan bertumpang tindih dengan {side}, jadi dibatalkan.',
      },
    },
  },
};
