//! What the build reads of the bindings, as lines of text in a section of the module, which it cuts out again.

/// The bytes of a text.
#[cfg(graze2d_module)]
pub(super) const fn bytes<const N: usize>(text: &str) -> [u8; N] {
    let (mut bytes, mut i) = ([0; N], 0);
    while i < N {
        bytes[i] = text.as_bytes()[i];
        i += 1;
    }
    bytes
}

/// Puts texts into the section, one after the other.
macro_rules! declared {
    ($($text:tt)+) => {
        #[cfg(graze2d_module)]
        const _: () = {
            const TEXT: &str = concat!($($text)+);
            // Not `#[used]`: that would put them among the data, too.
            #[allow(dead_code, unsafe_code, reason = "bytes for the build, which no code reads")]
            #[unsafe(link_section = "graze2d")]
            static DECLARED: [u8; TEXT.len()] = $crate::web::declared::bytes(TEXT);
        };
    };
}

pub(super) use declared;
