// Indonesian: the scene half-planes.

export default {
  title: 'Apakah ruas garis ini mengenai kotak?',
  subtitle: 'Setengah bidang',
  label: 'Ruas garis dari a ke b, dan kotak yang merupakan irisan empat buah setengah bidang.',
  hint: 'Seret ujung ruas garis, kotak, atau sisinya',
  presets: {
    along: 'Menyusuri sisi',
    corner: 'Lewat sudut',
    inside: 'Dari dalam',
  },
  steps: {
    inFront:
      'Sisi {side}: seluruh lintasan ada di depan garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi lintasan meleset dari kotak. Sisi lain tidak perlu diperiksa.',
    inFrontReached:
      'Sisi {side}: tidak ada titik lintasan di belakang garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi lintasan tidak mungkin masuk ke kotak, hanya mungkin menyentuhnya.',
    behind:
      'Sisi {side}: lintasan tidak pernah berada di depan garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi sisi ini tidak menentukan apa-apa.',
    enters:
      'Sisi {side}: hanya b di belakangnya (jarak bertanda: a\u00a0{da}, b\u00a0{db}). Lintasan masuk {when}. Inilah batas masuk kini (waktu masuk paling akhir).',
    entersEarlier:
      'Sisi {side}: hanya b di belakangnya (jarak bertanda: a\u00a0{da}, b\u00a0{db}). Lintasan masuk {when}. Batas masuk (waktu masuk paling akhir) tetap t\u00a0=\u00a0{near:3}.',
    leaves:
      'Sisi {side}: hanya a di belakangnya (jarak bertanda: a\u00a0{da}, b\u00a0{db}). Lintasan keluar {when}. Inilah batas keluar kini (waktu keluar paling awal).',
    leavesLater:
      'Sisi {side}: hanya a di belakangnya (jarak bertanda: a\u00a0{da}, b\u00a0{db}). Lintasan keluar {when}. Batas keluar (waktu keluar paling awal) tetap t\u00a0=\u00a0{far:3}.',
    crosses:
      'Batas masuk mendahului batas keluar (t\u00a0=\u00a0{near:3} dan {far:3>near}). Di antara keduanya lintasan ada di belakang keempat garis: lintasan memotong kotak.',
    touches:
      'Lintasan mencapai garis itu pada tepi kotak, tetapi tidak pernah berada di belakangnya: lintasan menyentuh kotak.',
    touchesAtOnce:
      'Batas masuk sama dengan batas keluar (t\u00a0=\u00a0{near:3}): tepat saat masuk ke sebuah setengah bidang, lintasan keluar dari setengah bidang lain. Lintasan hanya menyentuh kotak.',
    misses: 'Seluruh lintasan ada di depan garis itu: lintasan meleset dari kotak.',
    missesReached: 'Lintasan mencapai garis itu, tetapi tidak pada kotak: lintasan meleset dari kotak.',
    missesOutOfOrder:
      'Batas keluar mendahului batas masuk (t\u00a0=\u00a0{far:3} dan {near:3>far}). Lintasan keluar dari salah satu setengah bidang sebelum masuk ke yang lain: lintasan meleset dari kotak.',
  },
  quotient: 'pada t\u00a0=\u00a0{da}\u00a0/\u00a0({da}\u00a0+\u00a0{db}) = {t:3}',
  result: {
    startsInside: 'Lintasan mulai di dalam dan keluar lewat {exit} {far:at}.',
    endsInside: 'Lintasan masuk lewat {enter} {near:at} dan berakhir di dalam.',
    contained: 'Seluruh lintasan ada di dalam kotak.',
    touches: 'Lintasan menyusuri tepi kotak dari t\u00a0=\u00a0{near:3} sampai {far:3>near}, tetapi tidak masuk.',
    misses: {
      beside: 'Seluruh lintasan ada {place} kotak.',
      reaches: 'Lintasan mencapai garis {side}, tetapi tidak pernah berada di belakangnya.',
      gap: 'Lintasan keluar dari {lane} kotak {far:at} dan baru masuk ke {other} {near:at>far}.',
    },
  },
};
