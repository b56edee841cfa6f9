//! Random words, the same in every run (Steele, Lea & Flood 2014).

/// A row of words from a seed. Each test adds the numbers that it draws.
pub(crate) struct Words(pub(crate) u64);

impl Words {
    /// The next word.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let x = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let x = (x ^ x >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        x ^ x >> 31
    }
}
