//! A set of boxes, a bit for each index.

/// A set of this many words needs no allocation, which would take longer than testing a few boxes.
const FEW: usize = 8;

/// The indices of some boxes.
#[derive(Default)]
pub(crate) struct BitSet {
    few: [u64; FEW],
    more: Vec<u64>,
}

impl BitSet {
    /// Whether a box is in it.
    pub(crate) fn contains(&self, index: u32) -> bool {
        let (word, bit) = bit(index);
        let word = self.few.get(word).or_else(|| self.more.get(word - FEW));
        word.is_some_and(|word| word & bit != 0)
    }

    /// Adds a box.
    pub(crate) fn insert(&mut self, index: u32) {
        let (word, bit) = bit(index);
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

fn bit(index: u32) -> (usize, u64) {
    (index as usize / 64, 1 << (index % 64))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_has_what_was_inserted_and_nothing_else() {
        let all = [0, 1, 63, 64, 511, 512, 575, 576, 4_095, 9_999];
        let mut set = BitSet::default();
        for (count, index) in all.iter().enumerate() {
            let has = |other: &&u32| set.contains(**other);
            assert_eq!(all.iter().filter(has).count(), count);
            set.insert(*index);
            set.insert(*index);
        }
        let near = all.iter().flat_map(|index| [index + 1, index + 64, index + 512, index ^ 1]);
        for index in near.chain(all) {
            assert_eq!(set.contains(index), all.contains(&index), "{index}");
        }
    }
}
