// Indonesian: the page around the figures.

export default {
  groups: {
    segments: 'Ruas garis dan titik',
    moving: 'Bentuk yang bergerak',
    next: 'Setelah tabrakan',
    exactness: 'Ketepatan',
  },
  page: {
    title: '{title} – Graze',
    show: 'Tunjukkan ini pada peraga',
    skip: 'Langsung ke peraga',
    tagline: 'Kueri tabrakan 2D eksak: crate Rust dan paket npm.',
    invitation: 'Seret sebuah bentuk, lihat setiap langkahnya.',
    scenes: 'Topik',
    challenges: 'Tantangan',
    languages: 'Bahasa',
    noScript:
      'Peraga ini memerlukan JavaScript dan WebAssembly. Penjelasan yang sama dapat dibaca dalam teks di halaman ini.',
    next: 'Berikutnya: {link}',
    all: 'Semua topik',
    use: 'Cara pakai',
    embed: 'Sematkan',
    terms: 'Istilah',
    source: 'Kode sumber',
    foot: 'Setiap peraga memperlihatkan jawaban pustaka ini, langkah demi langkah.',
    code: 'Kode sumber pustaka ada di samping setiap peraga, di bawah {code}.',
    about: 'Graze {version}, oleh para pengelola Graze. Lisensi: {license}.',
    either: '{one} atau {other}',
    offline: 'Unduh semuanya dalam satu berkas (untuk dipakai luring)',
  },
  embed: 'Peraga tentang dua bentuk yang mungkin bertabrakan. Peraga ini memerlukan JavaScript dan WebAssembly.',
  use: {
    title: 'Cara pakai',
    heading: 'Memakai Graze',
    description:
      'Pasang Graze, panggil dari Rust atau JavaScript, sematkan peraganya di halaman Anda, dan temukan jawaban atas pertanyaan umum.',
    // The smallest examples, and a link to each.
    examples: 'Bentuk terkecilnya: {canvas}, dan {page}.',
    canvas: 'tiga peraga dengan Rust saja',
    page: 'yang sama dalam satu berkas HTML',
    // The headings of its parts in the README.
    install: 'Instalasi',
    call: 'Pemakaian',
    exact: 'Seberapa eksak',
    terms: 'Istilah',
    copy: 'Salin',
    copied: 'Tersalin',
    columns: { term: 'istilah', figure: 'peraga', query: 'kueri' },
  },
};
