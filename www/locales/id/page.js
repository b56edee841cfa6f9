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
    back: 'Kembali ke teks',
    backNote: 'Urungkan mengembalikan bentuk Anda sendiri.',
    skip: 'Langsung ke peraga',
    scenes: 'Topik',
    languages: 'Bahasa',
    noScript:
      'Peraga ini memerlukan JavaScript dan WebAssembly. Penjelasan yang sama dapat dibaca dalam teks di halaman ini.',
    next: 'Berikutnya: {link}',
    source: 'Kode sumber',
    foot: 'Setiap peraga memperlihatkan jawaban pustaka ini, langkah demi langkah.',
    code: 'Kode sumber pustaka ada di samping setiap peraga, di bawah {code}.',
    about: 'Graze {version}, oleh para pengelola Graze. Lisensi: {license}.',
    either: '{one} atau {other}',
    offline: 'Unduh semuanya dalam satu berkas (untuk dipakai luring)',
  },
  embed: 'Peraga tentang dua bentuk yang mungkin bertabrakan. Peraga ini memerlukan JavaScript dan WebAssembly.',
  pages: {
    use: 'Cara pakai',
    embed: 'Sematkan',
    glossary: 'Istilah',
    exact: 'Seberapa eksak',
  },
  start: {
    title: 'Graze: tabrakan 2D eksak, langkah demi langkah',
    heading: 'Apakah kena? Di mana, kapan, lalu bagaimana?',
    about:
      'Graze adalah crate Rust dan paket npm yang menjawab pertanyaan tentang tabrakan 2D secara eksak, dan memperlihatkan setiap langkah jawabannya.',
    invitation:
      'Pilih satu pertanyaan. Setiap bentuk pada peraganya dapat diseret, dan jawabannya dapat diikuti langkah demi langkah.',
  },
  keys: {
    heading: 'Tombol di dalam peraga',
    tab: 'ke pegangan berikutnya; dengan Shift ke yang sebelumnya',
    arrows: 'menggeser pegangan sejauh 1; dengan Shift 10, dengan Alt 0,1',
    home: 'mengembalikan pegangan ke tempat semula',
    walls: 'ke dinding lain; di ruangan sendiri, Insert menambah dinding dan Delete menghapusnya',
    escape: 'membatalkan seretan',
    undo: 'urungkan dan ulangi',
    help: 'menampilkan daftar ini',
  },
  use: {
    heading: 'Memakai Graze',
    // The examples, and a link to each.
    examples: 'Bentuk terkecilnya: {canvas}, dan {page}. Atau mainkan {game}.',
    canvas: 'tiga peraga dengan Rust saja',
    page: 'yang sama dalam satu berkas HTML',
    game: 'sebuah gim kecil',
    // The headings of its parts in the README.
    install: 'Instalasi',
    call: 'Pemakaian',
    exact: 'Seberapa eksak',
    copy: 'Salin',
    copied: 'Tersalin',
    columns: { term: 'istilah', figure: 'peraga', query: 'kueri' },
  },
};
