//! From one declaration of a query its entry for JavaScript.

/// The entry of a query: the numbers of all arguments in order, then the mode (`TRACE`
/// of the layout). It gives the code of what it writes, or that of a refusal.
///
/// ```text
/// query! {
///     nameInJavaScript(argument: shape(number, number), …) => write(query, trace_query)
///     contact nameInJavaScriptContact(query_contact)      the code of the contact alone, without a mode
///     batch nameInJavaScriptBatch                         many pairs at once, where the answer is a span
/// }
/// ```
macro_rules! query {
    (
        $entry:ident($($argument:ident: $shape:ident($($number:ident),+)),+)
            => $write:ident($plain:path, $trace:path)
    ) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        #[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
        pub fn $entry($($($number: f64,)+)+ mode: u32) -> i32 {
            $crate::web::door::code(|| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape([$($number),+])?;)+
                Ok($write(if mode & $crate::web::wire::layout::TRACE == 0 {
                    $plain($($argument),+)
                } else {
                    $crate::web::wire::steps::traced(mode, |to| {
                        $trace($($argument,)+ |step| write_step(to, 0, step))
                    })
                }))
            })
        }
    };
    (
        $entry:ident $arguments:tt => $write:ident($plain:path, $trace:path)
        $(contact $contact:ident($ask:path))?
        $(batch $batch:ident)?
    ) => {
        $crate::web::query::query! { $entry $arguments => $write($plain, $trace) }
        $($crate::web::query::query! { @contact $contact $arguments => $ask })?
        $($crate::web::query::query! { @batch $batch $arguments => $plain })?
    };
    (
        @contact $contact:ident($($argument:ident: $shape:ident($($number:ident),+)),+)
            => $ask:path
    ) => {
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        #[allow(clippy::too_many_arguments, reason = "scalars cross the boundary fastest")]
        pub fn $contact($($($number: f64,)+)+) -> i32 {
            $crate::web::door::code(|| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape([$($number),+])?;)+
                Ok($crate::web::wire::codes::contact_code($ask($($argument),+)))
            })
        }
    };
    (@batch $batch:ident($($argument:ident: $shape:ident $numbers:tt),+) => $plain:path) => {
        #[cfg(feature = "web")]
        #[wasm_bindgen::prelude::wasm_bindgen]
        #[allow(non_snake_case, reason = "named as in JavaScript")]
        pub fn $batch(count: usize) -> i32 {
            $crate::web::batch::batch(count, |arguments| {
                let mut door = $crate::web::door::Door::new();
                $(let $argument = door.$shape(arguments.next())?;)+
                Ok($crate::web::batch::span_row($plain($($argument),+)))
            })
        }
    };
}

pub(super) use query;
