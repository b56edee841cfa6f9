// Indonesian: the scene orientation.

export default {
  title: 'Apakah dua ruas garis ini berpotongan?',
  subtitle: 'Empat belokan',
  label: 'Dua ruas garis, dari a ke b dan dari c ke d, dengan ujung pada kisi.',
  hint: 'Seret ujung garis; ujung melekat pada kisi',
  handles: { a: 'Awal a', b: 'Akhir b', c: 'Awal c', d: 'Akhir d', scale: 'Skala kisi' },
  options: { one: '× 1', million: '× 10⁶', giga: '× 2³⁰' },
  presets: {
    proper: 'Berpotongan',
    apart: 'Terpisah',
    tee: 'Menyentuh',
    ends: 'Ujung ke ujung',
    overlap: 'Berimpit',
    inLine: 'Segaris, terpisah',
    noLength: 'Panjang nol',
    million: 'Terlalu besar untuk 32 bit',
    widest: 'Terlalu besar untuk 64 bit',
    published: 'Dari literatur',
  },
  contacts: {
    apart: 'Meleset',
    proper: 'Memotong',
    touch: 'Menyentuh',
    overlap: 'Menyentuh',
    inLine: 'semua segaris',
  },
  turns: { clockwise: 'belok kanan', straight: 'lurus', counterClockwise: 'belok kiri' },
  marks: {
    begun: 'awal terakhir',
    ended: 'akhir pertama',
    point: '({x}; {y})',
    named: '{name} ({x}; {y}){unit}',
    product: '{product}{unit}',
    turn: '{turn} {det}{unit}',
    difference: '{turn} {left} − {right} = {det}',
    areas: { one: '', million: ' · 10¹²', giga: ' · 2⁶⁰' },
    units: { one: '', million: ' · 10⁶', giga: ' · 2³⁰' },
  },
  widths: {
    title: '{from}\u00a0→ {over}\u00a0→ {to}',
    exact: 'eksak',
    bits: '{bits} bit',
    overflow: '{told} Luapan: {says}.',
    say: 'dalam {bits} bit putusannya {says}',
    turns: 'dalam {bits} bit belokannya salah',
    note: 'Belokan dihitung dari selisih dan hasil kali. Bilangan bulat yang bitnya kurang akan meluap dan kembali ke ujung lain rentangnya; kebanyakan bahasa tidak melaporkan kesalahan.',
  },
  panel: { widths: 'Luapan', points: { 0: 'titik', 1: 'ujung lain' } },
  toolbar: { field: 'Berpotongan atau tidak?' },
  steps: {
    turns: {
      clockwise: '{from}\u00a0→ {over}\u00a0→ {to} belok kanan: {to} ada di sebelah kanan garis dari {from} ke {over}.',
      straight: '{from}\u00a0→ {over}\u00a0→ {to} lurus: ketiga titik itu segaris.',
      counterClockwise:
        '{from}\u00a0→ {over}\u00a0→ {to} belok kiri: {to} ada di sebelah kiri garis dari {from} ke {over}.',
    },
    onOneLine:
      'Semua titik segaris. Bagian bersama: dari titik awal terakhir sampai titik akhir pertama. Jika titik akhir itu lebih dulu, tidak ada bagian bersama.',
    apart: 'Tidak ada titik persekutuan: ruas garis yang satu meleset dari yang lain.',
    proper:
      'c dan d ada di pihak yang berlawanan terhadap garis a–b, dan a dan b di pihak yang berlawanan terhadap garis c–d. Kedua ruas garis berpotongan di ({x}; {y}).',
    touch: {
      one: 'Kedua ruas garis bertemu hanya di ({x}; {y}), tempat salah satunya berakhir: keduanya bersentuhan.',
      both: 'Kedua ruas garis bertemu hanya di ({x}; {y}), tempat keduanya berakhir: keduanya bersentuhan.',
    },
    overlap:
      'Kedua ruas garis berimpit dari ({lowX}; {lowY}) sampai ({highX}; {highY}), tetapi tidak berpotongan: keduanya bersentuhan.',
  },
  result: {
    misses: {
      oneSide: 'Baik {one} maupun {two} ada di sebelah {hand} garis dari {from} ke {over}.',
      inLine: 'Keempat ujung segaris, dan ruas garis yang satu berakhir sebelum yang lain mulai.',
    },
    proper: 'Kedua ruas garis berpotongan di ({x}; {y}).',
    touch: {
      one: 'Ruas garis yang satu berakhir pada yang lain, di ({x}; {y}).',
      both: 'Kedua ruas garis bertemu ujung ke ujung, di ({x}; {y}).',
    },
    overlap: 'Kedua ruas garis berimpit dari ({lowX}; {lowY}) sampai ({highX}; {highY}), tetapi tidak berpotongan.',
  },
};
