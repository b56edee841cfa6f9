// Bahasa Indonesia: kata-kata di samping teks pelajaran.

export default {
  lesson: {
    title: 'Dari ruas garis dan kotak sampai karakter di lereng',
    about: 'Delapan bab pendek tentang tabrakan dalam 2D. Tebak, seret peraganya, lalu perbaiki kode di sampingnya.',
    start: 'Mulai dengan pelajaran',
    solution: 'Contoh jawaban dalam kode',
    guess: 'Bagaimana tebakan Anda?',
    code: 'Kode Anda',
    missing: 'Penyunting kode tidak dapat dimuat. Muat ulang halaman ini, atau coba lagi nanti.',
    drag: 'Lanjutkan dan seret sendiri',
    showAnswer: 'Tunjukkan contoh jawaban',
    startAgain: 'Mulai lagi',
    undo: 'Urungkan',
    unkept: 'Browser ini tidak menyimpan apa pun untuk halaman ini. Salin kode Anda sebelum meninggalkannya.',
    show: 'Tunjukkan di peraga',
    here: {
      guess: 'Tebaklah dulu di peraga. Setelah itu kode Anda juga menjawab.',
      none: 'Tentang peraga yang sekarang, kode Anda tidak ditanya.',
      same: 'Di peraga, {exact} benar, dan kode Anda menjawab sama.',
      other: 'Di peraga, {exact} benar. Kode Anda menjawab {yours}.',
    },
    right: {
      all: 'Selesai: benar dalam semua {count:,} kasus.',
      rounding:
        'Selesai: benar dalam {right:,} dari {count:,} kasus. Sisanya soal pembulatan: desimal seperti 7,3 dibulatkan sebelum kode berjalan, dan di sana digit terakhir yang menentukan.',
      some: 'Kode Anda benar dalam {right:,} dari {count:,} kasus. Pada kasus salah yang pertama, {exact} benar, dan kode Anda menjawab {yours}.',
    },
    problem: {
      error: 'Kode Anda berhenti karena kesalahan: {error}',
      line: 'Baris {line} bukan JavaScript: {error}',
      name: 'Kode Anda memerlukan fungsi bernama {name}.',
      endless: 'Kode Anda dihentikan setelah satu detik. Apakah ada perulangan yang tidak pernah berakhir?',
      missing: 'Kode Anda tidak dapat dijalankan. Muat ulang halaman ini, atau coba lagi nanti.',
    },
  },
};
