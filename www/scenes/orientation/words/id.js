// Indonesian: the scene orientation.

export default {
  title: 'Apakah kedua ruas garis ini berpotongan?',
  subtitle: 'Empat belokan',
  label: 'Dua ruas garis, dari a ke b dan dari c ke d, dengan ujung pada kisi.',
  hint: 'Seret ujung ruas garis; ujung melekat pada kisi',
  handles: { c: 'Awal c', d: 'Akhir d' },
  presets: {
    proper: 'Berpotongan',
    apart: 'Terpisah',
    tee: 'Bersentuhan',
    overlap: 'Berimpit',
    noLength: 'Panjang nol',
    bits32: 'Terlalu besar untuk 32 bit',
    bits64: 'Terlalu besar untuk 64 bit',
    doubles: 'Terlalu besar untuk double',
  },
  contacts: {
    apart: 'Terpisah',
    proper: 'Berpotongan',
    touch: 'Bersentuhan',
    overlap: 'Bersentuhan',
  },
  marks: {
    begun: 'batas awal',
    ended: 'batas akhir',
    point: '({x:,};\u00a0{y:,})',
    named: '{name} ({x}; {y})',
    turn: '{turn} {det}',
  },
  panel: { points: { 0: 'titik', 1: 'ujung lain' } },
  toolbar: { field: 'Berpotongan atau tidak?' },
  steps: {
    turns: {
      clockwise: '{from}\u00a0→ {over}\u00a0→ {to} belok kanan: {to} ada di sebelah kanan garis dari {from} ke {over}.',
      straight: '{from}\u00a0→ {over}\u00a0→ {to} lurus: ketiga titik itu segaris.',
      counterClockwise:
        '{from}\u00a0→ {over}\u00a0→ {to} belok kiri: {to} ada di sebelah kiri garis dari {from} ke {over}.',
    },
    areas: '{told} Luas bertanda kedua persegi panjang bergaris putus-putus: {left} − {right} = {det}{sign}.',
    onOneLine:
      'Kedua ruas garis segaris. Bagian bersama: batas awal (keduanya sudah mulai) sampai batas akhir (salah satunya berakhir), kecuali jika batas akhir mendahului batas awal.',
    apart: 'Tidak ada titik persekutuan: kedua ruas garis terpisah.',
    proper:
      'c dan d ada di pihak yang berlawanan terhadap garis a–b, begitu pula a dan b terhadap garis c–d. Kedua ruas garis berpotongan di ({x:,};\u00a0{y:,}).',
    touch: {
      one: 'Kedua ruas garis bertemu hanya di ({x:,};\u00a0{y:,}), tempat salah satunya berakhir: keduanya bersentuhan.',
      both: 'Kedua ruas garis bertemu hanya di ({x:,};\u00a0{y:,}), tempat keduanya berakhir: keduanya bersentuhan.',
    },
    overlap:
      'Kedua ruas garis berimpit dari ({lowX:,};\u00a0{lowY:,}) sampai ({highX:,};\u00a0{highY:,}), tetapi tidak berpotongan: keduanya bersentuhan.',
  },
  result: {
    misses: {
      inLine: 'Keempat ujung segaris, dan ruas garis yang satu berakhir sebelum yang lain mulai.',
    },
    proper: 'Kedua ruas garis berpotongan di ({x:,};\u00a0{y:,}).',
    touch: {
      one: 'Ruas garis yang satu berakhir pada yang lain, di ({x:,};\u00a0{y:,}).',
      both: 'Kedua ruas garis bertemu ujung ke ujung, di ({x:,};\u00a0{y:,}).',
    },
    overlap:
      'Kedua ruas garis berimpit dari ({lowX:,};\u00a0{lowY:,}) sampai ({highX:,};\u00a0{highY:,}), tetapi tidak berpotongan.',
  },
};
