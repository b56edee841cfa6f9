// Indonesian: the scene degenerates.

export default {
  title: 'Kena atau tidak, jika dihitung sampai bit terakhir?',
  subtitle: 'Kasus eksak',
  label:
    'Lintasan dari a ke b di dekat sudut dinding. Kaca pembesar memperlihatkan semua titik di sekitar sudut itu yang koordinatnya berupa double.',
  hint: 'Seret sudut ke noktah lain',
  figure: {
    instructions:
      'Tekan Tab untuk memilih pegangan dan tombol panah untuk memindahkannya ke noktah berikutnya. Dengan Shift, pegangan berpindah sepuluh noktah. Home mengembalikannya ke tempat semula.',
  },
  handles: {
    box: 'Sudut dinding',
  },
  presets: {
    past: 'Nyaris kena',
    corner: 'Serempet sudut',
    along: 'Menyusuri sisi',
    noSize: 'Ukuran nol',
    late: 'Waktu dibulatkan menjadi 1',
  },
  marks: {
    magnified: 'diperbesar {power} kali: di antara noktah tidak ada double',
    magnifiedShort: 'diperbesar {power} kali',
    sides: { left: 'kiri lintasan', right: 'kanan lintasan', on: 'pada garis' },
    sidesShort: { left: 'kiri', right: 'kanan', on: 'pada garis' },
    gap: '{gap} × jarak noktah',
  },
  contacts: { hit: 'Kena' },
  panel: { rules: 'Aturan' },
  rules: {
    rule: 'Aturan',
    says: 'Hasil',
    exact: 'Eksak (pustaka ini)',
    right: 'sama',
    wrong: 'berbeda',
    like: 'Seperti {name}',
    source: 'Sumber aturan ini: {name}',
    note: 'Aturan pihak lain ditulis ulang di sini dan dihitung dengan double. Aturan itu hanya menjawab kena atau meleset, jadi Kena dianggap benar untuk sentuhan.',
    plain: { name: 'Aritmetika biasa', about: 'Jarak bertanda dengan double, tanpa toleransi.' },
    planes: {
      name: 'Stack Overflow (bidang)',
      about:
        'Ujung yang terletak pada garis sebuah sisi terhitung di depannya: menyusuri sisi berarti meleset, lewat sudut berarti kena.',
    },
    cuts: {
      name: 'Stack Overflow (outcode)',
      about: 'Memangkas bagian awal sampai awalnya ada di dalam. Tiap pangkasan dibulatkan.',
    },
    edges: { name: 'Phaser', about: 'Menguji sisi satu per satu. Sudut kiri atas tidak termasuk sisi kiri.' },
    nearParallel: {
      name: 'Box2D',
      about:
        'Jika lintasan menempuh kurang dari 1,2 · 10⁻⁷ pada arah x atau y, jarak itu dianggap 0. Lintasan yang mulai di dalam dianggap meleset.',
    },
    halfOpen: { name: 'intersect', about: 'Kena pada t = 1 dianggap meleset.' },
    strict: {
      name: 'Ray Tracing in One Weekend',
      about: 'Batas masuk harus kurang dari batas keluar, jadi sentuhan dianggap meleset. Kotak tipis dipertebal.',
    },
    noNan: { name: 'bvh', about: 'NaN dianggap meleset.' },
    axes: {
      name: 'Real-Time Collision Detection',
      about: 'Menguji tiga sumbu pemisah, yang terakhir dengan toleransi 1,2 · 10⁻⁷.',
    },
  },
  steps: {
    inFront:
      'Sisi {side}: seluruh lintasan ada di depan garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi lintasan meleset dari dinding. Sisi lain tidak perlu diperiksa.',
    inFrontReached:
      'Sisi {side}: tidak ada titik lintasan di belakang garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi lintasan tidak mungkin masuk, hanya mungkin menyentuh.',
    behind:
      'Sisi {side}: lintasan tidak pernah berada di depan garis ini (jarak bertanda: a\u00a0{da}, b\u00a0{db}), jadi sisi ini tidak menentukan apa-apa.',
    enters:
      'Sisi {side}: lintasan masuk ke setengah bidangnya pada t\u00a0=\u00a0{t}. Waktu ini menjadi batas masuk (waktu masuk paling akhir).',
    entersEarlier:
      'Sisi {side}: lintasan masuk ke setengah bidangnya pada t\u00a0=\u00a0{t}. Batas masuk tetap {near}, karena lebih akhir.',
    entersBarelyEarlier:
      'Sisi {side}: lintasan masuk ke setengah bidangnya pada t\u00a0=\u00a0{t}. Batas masuk tetap: hasil pembulatannya sama, tetapi nilai eksaknya lebih akhir.',
    leaves:
      'Sisi {side}: lintasan keluar dari setengah bidangnya pada t\u00a0=\u00a0{t}. Waktu ini menjadi batas keluar (waktu keluar paling awal).',
    leavesLater:
      'Sisi {side}: lintasan keluar dari setengah bidangnya pada t\u00a0=\u00a0{t}. Batas keluar tetap {far}, karena lebih awal.',
    leavesBarelyLater:
      'Sisi {side}: lintasan keluar dari setengah bidangnya pada t\u00a0=\u00a0{t}. Batas keluar tetap: hasil pembulatannya sama, tetapi nilai eksaknya lebih awal.',
    crosses:
      'Batas masuk yang eksak mendahului batas keluar yang eksak (dibulatkan: {near} dan {far}). Lintasan memotong dinding.',
    crossesBarely:
      'Batas masuk yang eksak mendahului batas keluar yang eksak, meski keduanya dibulatkan menjadi {near}. Lintasan memotong dinding.',
    touches:
      'Lintasan mencapai garis itu pada tepi dinding, tetapi tidak pernah berada di belakangnya: lintasan menyentuh dinding.',
    touchesAtOnce:
      'Batas masuk yang eksak sama dengan batas keluar yang eksak (dibulatkan: {near}). Lintasan hanya menyentuh dinding.',
    misses: 'Seluruh lintasan ada di depan garis itu: lintasan meleset dari dinding.',
    missesReached: 'Lintasan mencapai garis itu, tetapi tidak pada dinding: lintasan meleset dari dinding.',
    missesOutOfOrder:
      'Batas keluar yang eksak mendahului batas masuk yang eksak (dibulatkan: {far} dan {near}). Lintasan meleset dari dinding.',
    missesBarely:
      'Batas keluar yang eksak mendahului batas masuk yang eksak, meski keduanya dibulatkan menjadi {near}. Lintasan meleset dari dinding.',
  },
  result: {
    near: {
      right:
        'Lintasan lewat di atas sudut, sejauh {gap} kali jarak antarnoktah. Aritmetika biasa memberi jawaban yang sama. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
      wrong:
        'Lintasan lewat di atas sudut, sejauh {gap} kali jarak antarnoktah. Jawaban aritmetika biasa: {plain}. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
    },
    miss: {
      right:
        'Lintasan meleset dari dinding. Aritmetika biasa memberi jawaban yang sama. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
      wrong:
        'Lintasan meleset dari dinding. Jawaban aritmetika biasa: {plain}. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
    },
    touch: {
      right:
        'Lintasan menyentuh dinding, tetapi tidak masuk. Aritmetika biasa memberi jawaban yang sama. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
      wrong:
        'Lintasan menyentuh dinding, tetapi tidak masuk. Jawaban aritmetika biasa: {plain}. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
    },
    cross: {
      right:
        'Lintasan memotong dinding. Aritmetika biasa memberi jawaban yang sama. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
      wrong:
        'Lintasan memotong dinding. Jawaban aritmetika biasa: {plain}. Aturan yang jawabannya berbeda dari uji eksak: {wrong} dari {count}.',
    },
  },
};
