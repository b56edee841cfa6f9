// Indonesian: the scene walk.

import { walls } from '../../../locales/id/index.js';

export default {
  title: 'Mengapa lingkaran saya tersangkut di dinding?',
  subtitle: 'Dua karakter',
  label: 'Ruangan dengan dua karakter: yang satu memakai uji eksak, yang lain aturan naif.',
  hint: 'Klik di sini, tahan ↓ dan →: lihat lingkaran merah salah gerak',
  walk: {
    label: 'Berjalan di sini: tombol panah, atau W A S D',
    touch: 'Dorong stik ↘: lihat lingkaran merah salah gerak',
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
    edge: 'Terangkat di dinding',
    ledge: 'Tertahan platform',
    tunnel: 'Menembus dinding',
    gap: 'Lorong selebar karakter',
    maze: 'Labirin',
  },
  contacts: { miss: 'Bebas', touch: 'Menabrak', cross: 'Tumpang tindih' },
  toolbar: {
    field: 'Di mana keduanya berbeda?',
    fieldNote: 'Jika “{name}” di sana, tombol terakhir ditahan:',
    fieldWait: 'Jalan selangkah dulu: di sini terlihat apa yang terjadi jika diteruskan.',
    fieldCross: 'berakhir terpisah',
    fieldShade: 'makin pekat: makin jauh',
    fieldInside: 'tumpang tindih',
    fieldMiss: '',
  },
  panel: { first: 'tabrakan 1', second: 'tabrakan 2', end: 'akhir' },
  marks: { exact: 'Eksak', naive: 'Naif: {verdict}', longer: 'panah diperpanjang {times} kali' },
  steps: {
    startsInside:
      '{wall} sejak awal bertumpang tindih dengan karakter, sedalam {depth}. Ia hanya dapat berjalan keluar.',
    leg: {
      first: 'Etape {leg}: dari ({x}; {y}) tombol meminta gerakan ({motionX}; {motionY}) dalam 1/60 detik.',
      next: 'Etape {leg}: dari ({x}; {y}) sisa gerakannya ({motionX}; {motionY}).',
      rests: 'Etape {leg}: tidak ada gerakan yang tersisa.',
      still: 'Etape {leg}: tidak ada tombol yang ditekan, jadi karakter diam di ({x}; {y}).',
    },
    candidate: '{wall} akan tertabrak {t:at}.',
    hits: {
      first: '{wall} paling dulu tertabrak di etape {leg}: karakter menabrak {feature} {t:at}.',
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
      unmoved: 'Karakter tetap di tempat semula, ({x}; {y}).',
      early: 'Karakter berhenti di ({x}; {y}), di luar semua dinding; sisa waktunya {left:%}.',
    },
  },
  result: {
    stands: 'Lingkaran biru berdiri di ({x}; {y}). Pakai stik atau tombol.',
    walks: 'Tidak ada yang menghalangi: lingkaran biru berada di ({x}; {y}).',
    slides: '{wall} menghalangi. Lingkaran biru meluncur menyusurinya ke ({x}; {y}).',
    stops: '{wall} menghalangi. Lingkaran biru berhenti di situ, di ({x}; {y}).',
    held: '{wall} menghalangi. Lingkaran biru tetap berada di ({x}; {y}).',
    slidesMany: '{walls} dinding menghalangi. Lingkaran biru meluncur menyusurinya ke ({x}; {y}).',
    stopsMany: '{walls} dinding menghalangi. Lingkaran biru berhenti di situ, di ({x}; {y}).',
    heldMany: '{walls} dinding menghalangi. Lingkaran biru tetap berada di ({x}; {y}).',
    inside: 'Tidak ditemukan tempat bebas. Lingkaran biru hanya bisa berjalan keluar.',
  },
  naive: {
    name: 'Naif',
    label: 'Karakter naif dan uji-ujinya',
    why: 'Mengapa?',
    verdicts: {
      stands: 'Berdiri',
      walks: 'Benar',
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
      walks: 'Langkah ini tidak salah: dengan uji eksak pun karakter naif akan sampai di tempat yang sama.',
      sticks:
        'Karakter naif tersangkut di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      short:
        'Karakter naif berhenti terlalu awal, di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      through:
        '{wall} tidak menghentikan karakter naif. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      jitters:
        'Karakter naif melompat bolak-balik. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      lifted:
        'Karakter naif bergerak ke arah yang tidak diminta tombol. Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      strays:
        'Karakter naif berakhir di ({x}; {y}). Seandainya memakai uji eksak, ia akan berada di ({exactX}; {exactY}).',
      inside: '{wall} bertumpang tindih dengan karakter naif.',
    },
    tests: {
      sides: '{wall}: lingkaran masuk sejauh {depth} ke belakang {side}, jadi sisi itu dianggap tertabrak.',
      push: {
        first: '{wall}: tumpang tindihnya {depth}, terdalam, jadi hanya dinding ini yang mendorong.',
        rest: '{wall}: tumpang tindihnya {depth}, jadi dinding ini menunggu.',
      },
      axes: '{wall}: gerakan ini akan mencapai {side}, jadi tidak dilakukan.',
      rays: {
        across: '{wall} terkena sinar mendatar.',
        down: '{wall} terkena sinar tegak, pada jarak {depth}.',
        ground: '{wall} terkena sinar ke bawah, pada jarak {depth}, dan dianggap pijakan.',
      },
      ground: {
        ledge: '{wall} terkena sinar ke bawah, jadi karakter “berdiri” dan tidak bisa naik.',
        stands: '{wall} terkena sinar ke bawah: karakter berpijak padanya.',
        wall: '{wall}: gerakan ini akan bertumpang tindih dengan {side}, jadi tidak dilakukan.',
      },
    },
  },
};
