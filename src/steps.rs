//! The steps of an algorithm, declared once: an enum, and for the bindings how a step becomes numbers.

/// Declares the steps of an algorithm: the enum that Rust users see. With the feature `web` it is [`Wire`], too, and says
/// what the build makes of it. Every kind is one sentence; fields are of types that are `Wire`.
///
/// ```text
/// steps! {
///     /// Its documentation, for JavaScript, too.
///     pub enum Step {
///         /// A step with fields, or without.
///         Kind {
///             /// …
///             field: Type,
///         },
///         /// A step of another algorithm.
///         Kind(OtherStep),
///     }
/// }
/// ```
macro_rules! steps {
    (
        $(#[doc = $doc:literal])*
        pub enum $name:ident {
            $(
                $(#[doc = $of_kind:literal])*
                $kind:ident
                $({ $($(#[doc = $of_field:literal])* $field:ident: $type:ty),+ $(,)? })?
                $(($other:ident))?
            ),+ $(,)?
        }
    ) => {
        $(#[doc = $doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum $name {
            $(
                $(#[doc = $of_kind])*
                // Of kinds with fields alone, which is what the second one says: more fields may come.
                $(#[non_exhaustive] #[cfg_attr(false, fields($($field),+))])?
                $kind $({ $($(#[doc = $of_field])* $field: $type),+ })? $(($other))?
            ),+
        }

        #[cfg(feature = "web")]
        impl $crate::steps::Wire for $name {
            const FORM: &str = module_path!();
            const KINDS: u8 = 0 $(+ 1 $(* <$other as $crate::steps::Wire>::KINDS)?)+;

            // A step of another algorithm goes by the name of its type.
            #[allow(non_snake_case, unused_assignments, reason = "and no kind is after the last")]
            fn write(self, row: &mut impl $crate::steps::Row) {
                let mut first = 0;
                $(
                    if let Self::$kind $({ $($field),+ })? $(($other))? = self {
                        row.kind(first);
                        $($($crate::steps::Wire::write($field, row);)+)?
                        $($crate::steps::Wire::write($other, row);)?
                        return;
                    }
                    first += 1 $(* <$other as $crate::steps::Wire>::KINDS)?;
                )+
            }
        }

        #[cfg(feature = "web")]
        impl $name {
            /// What the build reads.
            pub(crate) const DECLARED: &[&str] = &[
                "steps ", <$name as $crate::steps::Wire>::FORM, "\n",
                $(" doc", $doc, "\n",)*
                $(
                    " kind ", stringify!($kind), "\n",
                    $($(
                        "  field ", stringify!($field), " ",
                        <$type as $crate::steps::Wire>::FORM, "\n",
                    )+)?
                    $("  nested ", <$other as $crate::steps::Wire>::FORM, "\n",)?
                )+
            ];
        }
    };
}

pub(crate) use steps;

/// What becomes numbers for JavaScript: a field of a step, or a step.
#[cfg(feature = "web")]
pub(crate) trait Wire {
    /// What JavaScript makes of them, a word for `scripts/build/wire.js`.
    const FORM: &str;
    /// How many kinds of steps it is, those of another algorithm included.
    const KINDS: u8 = 1;

    /// Adds its numbers to a row.
    fn write(self, row: &mut impl Row);
}

/// The numbers of one step.
#[cfg(feature = "web")]
pub(crate) trait Row {
    /// Adds to the number of its kind: how many kinds stand before it.
    fn kind(&mut self, first: u8);
    /// Its next number.
    fn number(&mut self, number: f64);
}
