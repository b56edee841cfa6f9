// Indonesian: the challenges.

export default {
  challenge: {
    name: 'Tantangan',
    titled: 'Tantangan: {title}',
    open: 'Belum terjawab.',
    solved: 'Terjawab.',
    counts: {
      place: 'Jawaban dianggap benar jika selisihnya paling besar {near} (lebar peraga {width}).',
      time: 'Jawaban dianggap benar jika selisihnya paling besar {near}.',
      wall: 'Pilih salah satu, lalu tunjukkan jawabannya.',
    },
    own: {
      // Shown before anything was guessed.
      none: 'Inilah jawabannya.',
      near: 'Terjawab: selisihnya {off}, cukup dekat.',
      far: 'Belum terjawab: selisihnya {off}, padahal paling besar hanya boleh {near}.',
      nothing: 'Tidak ada yang ditabrak, jadi pertanyaan ini tidak punya jawaban.',
    },
    wall: { none: 'Jawabannya: {wall}.', near: 'Terjawab: {wall}.', far: 'Belum terjawab. Jawabannya: {wall}.' },
    given: {
      solved: 'Tautan ini memperlihatkan satu jawaban. Bisakah Anda menemukan yang lain?',
      near: 'Tautan ini memperlihatkan tebakan dan jawabannya: selisihnya {off}, cukup dekat.',
      far: 'Tautan ini memperlihatkan tebakan dan jawabannya: selisihnya {off}.',
    },
    hint: 'Petunjuk',
    reveal: 'Tunjukkan jawaban',
    again: 'Mulai lagi',
    another: 'Coba yang lain',
    try: 'Coba sendiri',
    next: 'Tantangan berikutnya',
    skip: 'Lewati',
    leave: 'Keluar',
    done: 'terjawab',
    allDone: 'Semua tantangan sudah terjawab.',
  },
  problems: { locked: 'Ini bagian dari soal dan tidak dapat diubah.' },
  contacts: { guess: 'Tebakan Anda' },
  guess: {
    who: '{who}: {asked}',
    place: 'Seret tebakan Anda ke tempat yang Anda perkirakan, lalu tunjukkan jawabannya.',
    time: 'Atur waktu yang Anda perkirakan, lalu tunjukkan jawabannya.',
    wall: 'Pilih yang Anda perkirakan, lalu tunjukkan jawabannya.',
    none: 'tidak ada',
  },
  handles: { guess: 'Tebakan Anda', answer: 'Jawaban' },
  tasks: {
    // What a page can ask about a state of its own.
    where: {
      title: 'Di mana berhentinya?',
      task: 'Panah itu gerakannya. Seret bentuk bergaris putus ke tempat bentuk yang bergerak berakhir, lalu tunjukkan jawabannya.',
    },
    when: {
      title: 'Kapan menabraknya?',
      task: 'Gerakannya berlangsung dari t\u00a0=\u00a00 sampai t\u00a0=\u00a01. Pada t berapa tabrakan pertamanya? Atur penggeser, lalu tunjukkan jawabannya.',
    },
    which: {
      title: 'Apa yang ditabrak lebih dulu?',
      task: 'Pilih dinding yang ditabrak lebih dulu, lalu tunjukkan jawabannya.',
    },
    side: {
      title: 'Lewat sisi mana?',
      task: 'Pilih sisi atau sudut tempat lintasan masuk ke kotak, atau “tidak ada” jika meleset. Lalu tunjukkan jawabannya.',
    },
    corner: {
      title: 'Sentuh satu sudut saja',
      task: 'Seret b sampai lintasan menyentuh kotak di satu sudut dan tidak di tempat lain.',
      hint: 'Dari a, hanya dua dari keempat sudut yang dapat disentuh lintasan tanpa masuk ke dalam kotak. Yang mana? Arahkan ke salah satunya, lalu pakai tombol panah.',
      lacks: {
        misses: 'Lintasan meleset dari kotak.',
        crosses: 'Lintasan memotong kotak dari t\u00a0=\u00a0{t:3} sampai {end:3>t}. Seharusnya hanya menyentuh.',
        enters: 'Lintasan masuk ke kotak pada t\u00a0=\u00a0{t}. Seharusnya hanya menyentuh.',
        side: 'Lintasan menyentuh {feature}. Seharusnya menyentuh sudut.',
      },
    },
    entry: {
      title: 'Masuk di mana?',
      task: 'Lintasan membentang lurus dari a ke b. Seret bulatan ke tempat lintasan masuk ke kotak, lalu tunjukkan jawabannya.',
      hint: 'Tempelkan penggaris atau selembar kertas pada layar, dari a ke b. Lintasan masuk di tempat pertama kali mencapai kotak.',
    },
    cuts: {
      title: 'Dua pemangkasan, lalu meleset',
      task: 'Seret b sampai lintasan terpangkas paling sedikit dua kali, tetapi sisanya tetap meleset dari kotak.',
      hint: 'Yang dipangkas hanya potongan di depan garis salah satu sisi. Jika kedua ujung ada di depan garis yang sama, tidak ada yang dipangkas. Jadi, biarkan b di sebelah kanan kotak, dan buat lintasan lewat sedikit di bawah sudut kanan bawah.',
      lacks: {
        hits: 'Potongan yang terpangkas: {count}. Sisanya tidak meleset dari kotak.',
        hitsAfter: 'Potongan yang terpangkas: {count}. Itu cukup, tetapi sisanya tidak meleset dari kotak.',
        uncut: 'Lintasan meleset dari kotak, tetapi tidak ada yang terpangkas.',
        once: 'Lintasan meleset dari kotak, tetapi hanya satu potongan yang terpangkas.',
      },
    },
    diagonal: {
      title: 'Diagonal saja',
      task: 'Seret b sampai lintasan melalui petak (0;\u00a00), (1;\u00a01), dan (2;\u00a02), dan tidak melalui petak lain.',
      hint: 'Lintasan yang tepat melalui sudut kisi berlanjut ke petak yang berseberangan secara diagonal. Dari a, arahkan ke sudut kanan bawah petak (0;\u00a00), dan akhiri di petak (2;\u00a02).',
      lacks: {
        count: 'Petak yang dilalui: {count}. Seharusnya tiga.',
        other: 'Lintasan melalui tiga petak, tetapi bukan yang diminta.',
      },
    },
    lane: {
      title: 'Temukan celahnya',
      task: 'Seret b ke tepi bawah peraga sampai lintasan tidak mengenai satu kotak pun.',
      hint: 'Ada jalan di antara kolom-kolom kotak, tetapi tidak lurus ke bawah. Perhatikan jumlah kotak yang kena sambil menyeret b menyusuri tepi bawah.',
      lacks: {
        hits: 'Kotak yang kena: {hits}. Seharusnya tidak ada.',
        short: 'Lintasan tidak mengenai satu kotak pun, tetapi b belum di tepi bawah peraga.',
      },
    },
    sliver: {
      title: 'Iris tipis-tipis',
      task: 'Seret b sampai lintasan menembus persegi panjang, tetapi kurang dari 5% lintasan ada di dalamnya.',
      hint: 'Arahkan sedikit ke sebelah dalam sebuah titik sudut. Jika lintasan meleset, kembalilah setengah jarak geseran tadi.',
      lacks: {
        misses: 'Lintasan meleset dari persegi panjang.',
        stays: 'Lintasan berakhir di dalam. Seharusnya keluar lagi.',
        share: '{share}% lintasan ada di dalam. Seharusnya kurang dari 5%.',
      },
    },
    rim: {
      title: 'Tepat pada lingkaran',
      task: 'Seret p sampai tepat pada lingkaran: tidak di dalam, tidak di luar, dan tidak lurus di atas, di bawah, atau di samping pusatnya.',
      hint: 'Pusatnya di (80;\u00a048), dan jari-jarinya 40. Jarak mendatar dan jarak tegak p dari pusat adalah dua sisi segitiga siku-siku: 24²\u00a0+\u00a032²\u00a0=\u00a040².',
      lacks: {
        inside: 'p berada di dalam lingkaran.',
        outside: 'p berada di luar lingkaran.',
        axis: 'p terletak pada lingkaran, tetapi lurus di atas, di bawah, atau di samping pusatnya.',
      },
    },
    round: {
      title: 'Sudut lebih dulu',
      task: 'Seret ujung panah sampai lingkaran lebih dulu menabrak sudut kiri bawah dinding, bukan sisi kirinya.',
      hint: 'Lingkaran harus lewat tanpa menyentuh sisi kiri. Garis putus-putus adalah dinding yang diperluas. Pusat lingkaran harus masuk ke sana lewat sudut bulat di kiri bawah.',
      lacks: {
        misses: 'Lingkaran meleset dari dinding.',
        other: 'Lingkaran lebih dulu menabrak {feature}.',
      },
    },
    contact: {
      title: 'Di mana lingkaran saat menabrak?',
      task: 'Seret lingkaran putus-putus ke tempat lingkaran yang bergerak menabrak dinding, lalu tunjukkan jawabannya.',
      hint: 'Pusatnya terletak pada panah, dan lingkaran tepat menyentuh dinding.',
    },
    tangent: {
      title: 'Hanya bersentuhan',
      task: 'Seret ujung panah sampai kedua lingkaran bersentuhan tanpa tumpang tindih.',
      hint: 'Dilihat dari B, jalur pusat A harus menyinggung lingkaran putus-putus. Coba jalur yang mendatar.',
      lacks: {
        apart: 'Kedua lingkaran tidak pernah bertemu.',
        crosses: 'Kedua lingkaran tumpang tindih. Seharusnya hanya bersentuhan.',
      },
    },
    half: {
      title: 'Bertemu tepat di tengah',
      task: 'Seret ujung panah “gerakan A” sampai kedua kotak bertemu tepat pada t\u00a0=\u00a00,5.',
      hint: 'Hanya bagian mendatar dari gerakan yang berpengaruh, karena A menabrak sisi kiri B. Makin panjang bagian itu, makin awal kedua kotak bertemu.',
      lacks: {
        apart: 'Kedua kotak tidak pernah bertemu.',
        early: 'Kedua kotak bertemu pada t\u00a0=\u00a0{t}: terlalu awal.',
        late: 'Kedua kotak bertemu pada t\u00a0=\u00a0{t}: terlambat.',
      },
    },
    rest: {
      title: 'Diam di sudut',
      task: 'Seret ujung panah sampai lingkaran berakhir di sudut dalam: di atas lantai dan sekaligus merapat ke dinding 5.',
      hint: 'Lingkaran meluncur menyusuri setiap dinding yang ditabraknya. Arahkan ke kanan bawah, melewati sudut itu.',
      lacks: {
        free: 'Lingkaran belum menabrak apa pun.',
        floor: 'Lingkaran berakhir di lantai, {gap} dari dinding 5.',
        wall: 'Lingkaran berakhir merapat ke dinding 5, {gap} di atas lantai.',
        away: 'Lingkaran berakhir tidak di lantai dan tidak merapat ke dinding 5.',
      },
    },
    end: {
      title: 'Berakhir di mana?',
      task: 'Panah itu adalah gerakan kotak. Kotak tidak kehilangan kecepatan saat memantul. Seret kotak putus-putus ke tempat kotak itu berakhir, lalu tunjukkan jawabannya.',
      hint: 'Setiap pantulan mencerminkan sisa panah. Panjang seluruh lintasan sama dengan panjang panah.',
    },
    squeeze: {
      title: 'Melewati lorong',
      task: 'Berjalanlah melalui lorong yang persis selebar lingkaran Anda, lalu keluar di ujung kanannya.',
      hint: 'Pakai tombol panah atau stik. Turunlah ke ujung kiri lorong, tahan tombol panah kanan, lalu tekan juga panah bawah atau atas: lingkaran meluncur membelok ke dalam lorong.',
      lacks: {
        before: 'Anda masih di sebelah kiri lorong.',
        inside: 'Anda di dalam lorong. Teruskan ke kanan.',
      },
    },
    line: {
      title: 'Segaris, tetapi terpisah',
      task: 'Seret ujung-ujungnya sampai keempat belokan menjadi lurus, tetapi kedua ruas garis tidak bertemu.',
      hint: 'Belokan itu lurus jika ketiga titiknya segaris. Taruh keempat ujung pada satu garis: a dan b dulu, lalu c dan d.',
      lacks: {
        turns: 'Belokan yang lurus: {straight} dari 4.',
        meet: 'Keempat belokan lurus, tetapi kedua ruas garis bertemu.',
        point:
          'Ujung {name} dan {other} ada di titik yang sama. Dalam soal ini kedua ujung suatu ruas garis harus berbeda.',
      },
    },
    last: {
      title: 'Tepat menyentuh, sampai bit terakhir',
      task: 'Noktah-noktah ini adalah semua titik di sini yang koordinatnya berupa double. Pindahkan sudut dinding dari noktah ke noktah sampai lintasan hanya menyentuhnya.',
      hint: 'Seret sudutnya, atau pakai tombol panah: satu tekanan memindahkannya satu noktah. Pindahkan ke kiri atas.',
      lacks: {
        misses: 'Lintasan meleset dari dinding.',
        crosses: 'Lintasan memotong dinding. Seharusnya hanya menyentuh.',
      },
    },
  },
};
