// Indonesian: the scene tiles.

export default {
  title: 'Petak mana saja yang dilalui garis ini?',
  subtitle: 'Petak',
  label: 'Ruas garis dari a ke b di atas kisi petak persegi. Potongannya di tiap petak diberi nomor.',
  hint: 'Seret ujung garis, kisi, atau ukuran petaknya',
  handles: { a: 'Awal a', b: 'Akhir b', grid: 'Titik asal kisi', 'grid.size': 'Ukuran petak' },
  presets: {
    split: 'Lima potong',
    border: 'Menyusuri batas',
    corners: 'Lewat sudut-sudut',
    rising: 'Lewat sudut, ke atas',
    beside: 'Dekat sudut',
    backward: 'Arah balik',
    negative: 'Nomor negatif',
    ends: 'Berakhir di batas',
    whole: 'Dalam satu petak',
    noLength: 'Tanpa panjang',
  },
  contacts: { split: 'Terbagi', whole: 'Utuh', beyond: 'Terlalu jauh' },
  panel: { first: 'potongan pertama', last: 'potongan terakhir' },
  marks: { t: 't\u00a0=\u00a0{t:3}', later: 'kemudian: t\u00a0=\u00a0{t:3}', tile: '({x}; {y})' },
  steps: {
    starts:
      'a ada di petak ({column}; {row}): kolom {column}, baris {row}. b ada di petak ({lastColumn}; {lastRow}). Lintasan berjalan dari batas ke batas sampai mencapai petak itu.',
    startsAlone: 'a dan b ada di petak yang sama, ({column}; {row}), jadi tidak ada batas di antara keduanya.',
    first:
      'Petak ({column}; {row}): lintasan mencapai {side} pada t\u00a0=\u00a0{t:3}, dan garis {other} baru pada t\u00a0=\u00a0{later:3}. Jadi, potongan {number} berakhir di {side}.',
    firstNear:
      'Petak ({column}; {row}): lintasan mencapai {side} pada t\u00a0=\u00a0{t:3}, dan garis {other} sedikit sesudahnya. Jadi, potongan {number} berakhir di {side}.',
    firstClose:
      'Petak ({column}; {row}): waktu kedua batas dibulatkan menjadi t\u00a0=\u00a0{t:3}. Tanpa pembulatan, {side} lebih dulu, jadi potongan {number} berakhir di sana.',
    corner:
      'Petak ({column}; {row}): lintasan keluar lewat {corner} pada t\u00a0=\u00a0{t:3}. Potongan {number} berakhir di sana, dan petak berikutnya berseberangan secara diagonal.',
    only: {
      column:
        'Petak ({column}; {row}): ini baris tempat b, jadi lintasan hanya dapat keluar lewat {side}. Lintasan keluar pada t\u00a0=\u00a0{t:3}, dan potongan {number} berakhir.',
      row: 'Petak ({column}; {row}): ini kolom tempat b, jadi lintasan hanya dapat keluar lewat {side}. Lintasan keluar pada t\u00a0=\u00a0{t:3}, dan potongan {number} berakhir.',
    },
    ends: 'Petak ({column}; {row}) adalah petak b. Potongan {number} yang terakhir, dan berakhir di b, pada t\u00a0=\u00a01.',
    endsAlone: 'Petak ({column}; {row}) juga petak b, jadi seluruh lintasan merupakan satu potong.',
    endsAtBorder:
      'b terletak pada batas milik petak ({column}; {row}). Jadi, potongan {number}, yang terakhir, hanya berupa titik b.',
    beyond: 'Lintasan menuju petak bernomor di luar ±2⁵³; di sana JavaScript tidak lagi memuat setiap bilangan bulat.',
  },
  result: {
    whole: 'Seluruh lintasan ada di petak ({x}; {y}).',
    split:
      'Lintasan terdiri dari {count} potong, dari petak ({x}; {y}) sampai petak ({lastX}; {lastY}). Masing-masing mulai tepat di tempat yang sebelumnya berakhir.',
    touches:
      'Lintasan terdiri dari {count} potong, dari petak ({x}; {y}) sampai petak ({lastX}; {lastY}). Yang terakhir hanya berupa titik b.',
    more: 'Lintasan melalui lebih banyak petak daripada yang diperlihatkan peraga ini. Inilah {count} potong yang pertama.',
    beyond: 'Lintasan menuju petak bernomor di luar ±2⁵³.',
  },
};
