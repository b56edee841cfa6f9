//! Makes the entries for JavaScript from one declaration of a query.

/// The entry of a query takes the numbers of all arguments in order, then the mode (`TRACE` of the layout).
/// It returns the code of what it writes, or that of an error.
///
/// ```text
/// query! {
///     /// Its documentation in JavaScript.
///     name(argument: shape(number, number), …) => write(query, trace_query)
///     /// …
///     steps nameSteps(Step)               the same with the mode `TRACE`, and its steps
///     contact nameContact                 the code of the contact alone, without a mode
///     batch nameBatch                     many pairs at once, if the answer is a span
/// }
/// ```
///
/// The build reads it, too: `scripts/build/wire.js` makes the functions of JavaScript from it.
macro_rules! query {
    (
        $(#[doc = $doc:literal])*
        $entry:ident $arguments:tt => $write:ident($plain:path, $trace:path)
        $(#[doc = $of_steps:literal])* steps $steps:ident($step:ty)
        $($(#[doc = $of_form:literal])* $form:ident $name:ident)*
    ) => {
        $crate::web::declared::declared! { <$step>::DECLARED }
        $crate::web::declared::declared! {
            &[
                "query ", stringify!($entry), " ", stringify!($write), " ",
                <$step as $crate::steps::Wire>::FORM, "\n",
                $(" doc", $doc, "\n",)*
                $crate::web::queries::declare::query!(@takes $arguments),
                " form steps ", stringify!($steps), "\n", $("  doc", $of_steps, "\n",)*
                $(
                    " form ", stringify!($form), " ", stringify!($name), "\n",
                    $("  doc", $of_form, "\n",)*
                )*
            ]
        }
        $crate::web::queries::declare::query! {
            @entry $entry $arguments => $write($plain, $trace, $step)
        }
        $($crate::web::queries::declare::query! {
            @$form $name $arguments ($plain, $trace, $step)
        })*
    };
    (
        @entry $entry:ident($($argument:ident: $shape:ident($($number:ident),+)),+)
            => $write:ident $paths:tt
    ) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        #[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
        pub fn $entry($($($number: f64,)+)+ mode: u32) -> i32 {
            $crate::web::door::code(|| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape([$($number),+])?;)+
                Ok($write($crate::web::queries::declare::query! {
                    @answer mode, $paths, $($argument),+
                }))
            })
        }
    };
    (@answer $mode:expr, ($plain:path, $trace:path, $step:ty), $($argument:ident),+) => {
        if $crate::web::wire::steps::is_plain($mode) {
            $plain($($argument),+)
        } else {
            $crate::web::wire::steps::traced($mode, |to| {
                // One type for all, so one copy of the query.
                let watch: &mut dyn FnMut($step) = &mut |step| to.write(step);
                $trace($($argument,)+ watch)
            })
        }
    };
    (@takes ($($argument:ident: $shape:ident $numbers:tt),+)) => {
        concat!($(" takes ", stringify!($argument), " ", stringify!($shape), "\n"),+)
    };
    (
        @contact $contact:ident($($argument:ident: $shape:ident($($number:ident),+)),+)
            $paths:tt
    ) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        #[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
        pub fn $contact($($($number: f64,)+)+) -> i32 {
            $crate::web::door::code(|| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape([$($number),+])?;)+
                let span = $crate::web::queries::declare::query! { @answer 0, $paths, $($argument),+ };
                Ok($crate::web::wire::codes::contact_code(span.map(|span| span.contact())))
            })
        }
    };
    (
        @batch $batch:ident($($argument:ident: $shape:ident $numbers:tt),+)
            $paths:tt
    ) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        pub fn $batch(count: usize) -> i32 {
            $crate::web::batch::batch(count, |arguments| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape(arguments.next())?;)+
                Ok($crate::web::batch::span_row($crate::web::queries::declare::query! {
                    @answer 0, $paths, $($argument),+
                }))
            })
        }
    };
}

pub(super) use query;
