// Indonesian: what can be wrong in <graze-value> and <graze-when>, for the author of the page.

export default {
  noScene: 'Tidak ada <graze-scene> dengan id “{id}”.',
  badName: 'name="{text}" bukan nama seperti enter.t.',
  badDigits: 'digits="{text}" bukan bilangan bulat dari 0 sampai 20.',
  badTest: 'test="{text}" tidak terbaca mulai dari “{rest}”. Contoh penulisan: contact == cross and enter.t < 0.5.',
  shortTest: 'test="{text}" terputus sebelum selesai. Contoh penulisan: contact == cross and enter.t < 0.5.',
  noWord: 'Nilainya tidak pernah “{word}”. Yang mungkin: {known}.',
  tooLong: 'Isi test lebih panjang dari {count} karakter.',
  notNumbers: '“{name}” tidak dapat dibandingkan dengan {sign}: keduanya harus angka.',
  noName: 'Jawabannya tidak memiliki “{name}”. Yang ada: {known}.',
  noPart: '“{whole}” tidak memiliki “{name}”. Yang ada: {known}.',
  oneValue: '“{whole}” adalah satu nilai, jadi tidak ada “{path}”.',
  notOneValue: '“{path}” bukan satu nilai. Bagiannya: {known}.',
};
