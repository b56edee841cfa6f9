//! Marks on boxes, a bit for each index.

/// Which boxes are marked.
#[derive(Default)]
pub(crate) struct Marks(Vec<u64>);

impl Marks {
    /// Room for so many without growing.
    pub(crate) fn for_boxes(count: usize) -> Self {
        Self(vec![0; count / 64 + 1])
    }

    /// Whether a box is marked.
    pub(crate) fn has(&self, index: u32) -> bool {
        let bit = 1 << (index % 64);
        self.0.get(index as usize / 64).is_some_and(|word| word & bit != 0)
    }

    /// Marks a box.
    pub(crate) fn mark(&mut self, index: u32) {
        let word = index as usize / 64;
        if word >= self.0.len() {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (index % 64);
    }
}
