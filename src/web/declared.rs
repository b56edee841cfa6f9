//! What the build reads of the bindings, as lines of text in a section of the module, which it cuts out again.

/// Puts texts, one after the other, into the section. An indented line
/// belongs to the one above that is less so; the others may come in any order.
macro_rules! declared {
    ($texts:expr) => {
        const _: () = {
            #[allow(dead_code, reason = "only our own module has the section")]
            const TEXTS: &[&str] = $texts;
            // Not `#[used]`: that would put them among the data, too.
            #[cfg(graze2d_module)]
            #[allow(dead_code, unsafe_code, reason = "bytes for the build, which no code reads")]
            #[unsafe(link_section = "graze2d")]
            static DECLARED: [u8; $crate::web::declared::length(TEXTS)] =
                $crate::web::declared::joined(TEXTS);
        };
    };
}

pub(super) use declared;

/// How many bytes the texts have.
#[cfg(graze2d_module)]
pub(super) const fn length(mut texts: &[&str]) -> usize {
    let mut length = 0;
    while let [text, rest @ ..] = texts {
        length += text.len();
        texts = rest;
    }
    length
}

/// The bytes of the texts, one after the other.
#[cfg(graze2d_module)]
pub(super) const fn joined<const LENGTH: usize>(mut texts: &[&str]) -> [u8; LENGTH] {
    let mut bytes = [0; LENGTH];
    let mut room = bytes.as_mut_slice();
    while let [text, rest @ ..] = texts {
        let (place, after) = room.split_at_mut(text.len());
        place.copy_from_slice(text.as_bytes());
        (room, texts) = (after, rest);
    }
    bytes
}
