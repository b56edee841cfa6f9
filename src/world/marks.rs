//! Marks on boxes, a bit for each index.

/// So many words need no allocation, which takes longer than asking a few boxes.
const FEW: usize = 8;

/// Which boxes are marked.
#[derive(Default)]
pub(crate) struct Marks {
    few: [u64; FEW],
    more: Vec<u64>,
}

impl Marks {
    /// Room for so many without growing.
    pub(crate) fn for_boxes(count: usize) -> Self {
        Self { few: [0; FEW], more: vec![0; (count / 64 + 1).saturating_sub(FEW)] }
    }

    /// Whether a box is marked.
    pub(crate) fn has(&self, index: u32) -> bool {
        let (word, bit) = place(index);
        let word = self.few.get(word).or_else(|| self.more.get(word - FEW));
        word.is_some_and(|word| word & bit != 0)
    }

    /// Marks a box.
    pub(crate) fn mark(&mut self, index: u32) {
        let (word, bit) = place(index);
        if word < FEW {
            self.few[word] |= bit;
            return;
        }
        if word - FEW >= self.more.len() {
            self.more.resize(word - FEW + 1, 0);
        }
        self.more[word - FEW] |= bit;
    }
}

fn place(index: u32) -> (usize, u64) {
    (index as usize / 64, 1 << (index % 64))
}
