//! What the generated families draw from random words.

use crate::words::Words;

impl Words {
    /// A whole number below n.
    pub(crate) fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    /// One time in so many.
    pub(crate) fn one_in(&mut self, n: u64) -> bool {
        self.below(n) == 0
    }

    /// A whole number from −n to n.
    pub(crate) fn whole(&mut self, n: i64) -> f64 {
        (self.below(2 * n as u64 + 1) as i64 - n) as f64
    }

    /// A number in [0, 1) with all its bits.
    pub(crate) fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// A number between two.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.share()
    }

    /// 1 or −1.
    pub(crate) fn sign(&mut self) -> f64 {
        if self.one_in(2) { -1.0 } else { 1.0 }
    }

    /// One of several.
    pub(crate) fn choose<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len() as u64) as usize]
    }
}
