// Indonesian: the words that all scenes share.

/** The handles of walls. */
export const walls = {
  'walls[]': 'Dinding {n}',
  'walls[].left': 'Dinding {n}, sisi kiri',
  'walls[].right': 'Dinding {n}, sisi kanan',
  'walls[].top': 'Dinding {n}, sisi atas',
  'walls[].bottom': 'Dinding {n}, sisi bawah',
};

export default {
  sides: { left: 'kiri', right: 'kanan', top: 'atas', bottom: 'bawah' },
  features: {
    left: 'sisi kiri',
    right: 'sisi kanan',
    top: 'sisi atas',
    bottom: 'sisi bawah',
    topLeft: 'sudut kiri atas',
    topRight: 'sudut kanan atas',
    bottomLeft: 'sudut kiri bawah',
    bottomRight: 'sudut kanan bawah',
  },
  places: { left: 'di sebelah kiri', right: 'di sebelah kanan', top: 'di sebelah atas', bottom: 'di sebelah bawah' },
  lanes: { x: 'lajur tegak', y: 'lajur mendatar' },
  gap: { leaves: 'keluar dari {lane}', enters: 'masuk ke {lane}' },
  hands: { clockwise: 'kanan', counterClockwise: 'kiri' },
  edges: {
    left: 'Dinding kiri ruangan',
    right: 'Dinding kanan ruangan',
    top: 'Dinding atas ruangan',
    bottom: 'Dinding bawah ruangan',
    inner: 'sisi dalamnya',
  },
  contacts: { cross: 'Memotong', touch: 'Menyentuh', miss: 'Meleset' },
  values: { digits: '{value:3}' },
  moments: {
    start: 'di awal',
    between: 'pada t\u00a0=\u00a0{t:3}',
    end: 'di akhir',
    later: 'sesaat kemudian',
  },
  figure: {
    told: '{verdict}. {sentence}',
    // Between two sentences.
    space: ' ',
    notLoaded:
      'Sebagian dari peraga ini tidak dapat dimuat. Jika halaman ini sudah diperbarui, muat ulang; jika tidak, periksa koneksi lalu coba lagi.',
    instructions:
      'Tekan Tab untuk memilih pegangan dan tombol panah untuk menggesernya. Dengan Shift, geserannya sepuluh kali lebih jauh; dengan Alt, hanya sepersepuluhnya. Home mengembalikan pegangan ke tempat semula.',
    walls:
      'Jika pegangan dinding terpilih, tekan Page Down atau Page Up untuk berpindah ke dinding lain, Insert untuk menambah dinding, dan Delete untuk menghapusnya.',
    handle: '{name}, {x}; {y}',
    handleX: '{name}, {x}',
    handleY: '{name}, {y}',
    handleOf: '{name}, {number}',
    role: 'pegangan',
  },
  toolbar: {
    steps: 'Langkah',
    first: 'Langkah pertama',
    previous: 'Langkah sebelumnya',
    next: 'Langkah berikutnya',
    last: 'Langkah terakhir',
    slider: 'Langkah',
    stepOf: '{step} dari {count}',
    stepAt: 'Langkah {step}',
    motion: 'Gerakan',
    time: 'Waktu pada lintasan',
    play: 'Jalankan gerakan',
    pause: 'Jeda gerakan',
    undo: 'Urungkan',
    redo: 'Ulangi',
    reset: 'Atur ulang',
    near: 'masuk',
    far: 'keluar',
    share: 'Bagikan',
  },
};
