// Indonesian: the scene walk.

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
    walker: 'Kedua karakter',
    'walker.radius': 'Jari-jari',
    from: 'Awal langkah waktu terakhir',
    motion: 'Gerakan pada langkah waktu terakhir',
    naive: 'Karakter naif',
    naiveFrom: 'Karakter naif: awal langkah waktu terakhir',
  },
  presets: {
    seam: 'Tersangkut di sambungan',
    corner: 'Bergetar di sudut',
    tunnel: 'Menembus dinding',
    gap: 'Lorong selebar karakter',
  },
  contacts: {
    together: 'Bersama',
    apart: 'Terpisah',
    sticks: 'Tersangkut',
    short: 'Kurang jauh',
    jitters: 'Bergetar',
    through: 'Tembus',
  },
  marks: { exact: 'Eksak', naive: 'Naif', naiveFailure: 'Naif: {verdict}', failure: '✕ {verdict}' },
  result: '{exact} {naive}',
  exact: {
    stands: 'Lingkaran biru diam.',
    walks: 'Tidak ada yang menghalangi lingkaran biru.',
    slides: 'Lingkaran biru meluncur menyusuri dinding.',
    stops: 'Lingkaran biru berhenti di dinding.',
    inside: 'Lingkaran biru bertumpang tindih dengan dinding dan hanya bisa berjalan keluar.',
  },
  naive: {
    together: 'Yang merah ada di tempat yang sama.',
    apart: 'Yang merah salah gerak di jalan dan ada di tempat lain.',
    sticks: 'Yang merah tersangkut.',
    short: 'Yang merah berhenti sebelum sampai di dinding.',
    jitters: 'Yang merah melompat-lompat.',
    through: 'Yang merah menembus dinding.',
  },
};
