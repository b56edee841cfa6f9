// Indonesian: the scene tiles.

export default {
  title: 'Petak mana saja yang dilalui ruas garis ini?',
  subtitle: 'Petak',
  label: 'Ruas garis dari a ke b di atas kisi petak persegi. Potongannya di tiap petak diberi nomor.',
  hint: 'Seret ujung ruas garis, titik asal, atau ukuran petak',
  handles: { grid: 'Titik asal kisi', 'grid.size': 'Ukuran petak' },
  presets: {
    split: 'Lima potongan',
    border: 'Menyusuri batas',
    corners: 'Lewat sudut-sudut',
    rising: 'Naik lewat sudut',
    beside: 'Dekat sudut',
    negative: 'Nomor negatif',
    ends: 'Berakhir di batas',
  },
  contacts: { split: 'Terbagi', whole: 'Utuh', beyond: 'Terlalu jauh' },
  panel: { first: 'potongan pertama', last: 'potongan terakhir' },
  marks: { later: 'kemudian: t\u00a0=\u00a0{t:3}', tile: '({x}; {y})' },
  steps: {
    starts:
      'Lintasan mulai di petak ({column}; {row}), kolom {column} baris {row}, dan berakhir di petak ({lastColumn}; {lastRow}). Setiap langkah mengikuti lintasan ke batas berikutnya.',
    startsAlone: 'Lintasan mulai dan berakhir di petak ({column}; {row}), jadi tidak melintasi batas apa pun.',
    first:
      'Petak ({column}; {row}): lintasan mencapai {side} pada t\u00a0=\u00a0{t:3}, sebelum garis {other} (t\u00a0=\u00a0{later:3}). Jadi, potongan {number} berakhir di {side}.',
    firstNear:
      'Petak ({column}; {row}): lintasan mencapai {side} pada t\u00a0=\u00a0{t:3}, sesaat sebelum garis {other}. Jadi, potongan {number} berakhir di {side}.',
    firstClose:
      'Petak ({column}; {row}): kedua waktu dibulatkan menjadi double yang sama (t\u00a0=\u00a0{t:3}). Tanpa pembulatan, {side} lebih dulu, jadi potongan {number} berakhir di sana.',
    corner:
      'Petak ({column}; {row}): lintasan keluar lewat {corner} pada t\u00a0=\u00a0{t:3}. Potongan {number} berakhir di sana, dan petak berikutnya berseberangan secara diagonal.',
    only: {
      column:
        'Petak ({column}; {row}) sebaris dengan b, jadi lintasan hanya dapat keluar lewat {side}. Potongan {number} berakhir di sana, pada t\u00a0=\u00a0{t:3}.',
      row: 'Petak ({column}; {row}) sekolom dengan b, jadi lintasan hanya dapat keluar lewat {side}. Potongan {number} berakhir di sana, pada t\u00a0=\u00a0{t:3}.',
    },
    ends: 'Petak ({column}; {row}) memuat b. Jadi, potongan {number} adalah yang terakhir dan berakhir di b, pada t\u00a0=\u00a01.',
    endsAlone: 'Seluruh lintasan hanya satu potongan, di petak ({column}; {row}).',
    endsAtBorder:
      'Lintasan baru mencapai petak ({column}; {row}) di ujungnya, b. Jadi, potongan {number}, yang terakhir, hanya berupa titik b.',
    beyond:
      'Lintasan mencapai petak bernomor di luar ±2⁵³. Di sana JavaScript tidak dapat lagi membedakan semua bilangan bulat.',
  },
  result: {
    whole: 'Seluruh lintasan ada di petak ({x}; {y}).',
    split:
      'Lintasan terdiri atas {count} potongan, dari petak ({x}; {y}) sampai petak ({lastX}; {lastY}). Tiap potongan mulai tepat di tempat potongan sebelumnya berakhir.',
    touches:
      'Lintasan terdiri atas {count} potongan, dari petak ({x}; {y}) sampai petak ({lastX}; {lastY}). Yang terakhir hanya berupa titik b.',
    more: 'Lintasan melalui lebih banyak petak daripada yang diperlihatkan peraga ini. Inilah {count} potongan yang pertama.',
    beyond: 'Lintasan mencapai petak bernomor di luar ±2⁵³.',
  },
};
