//! Makes the script of a module for the web: `wasm-bindgen MODULE FOLDER NAME`. The command of this name has every target
//! and takes twice as long to compile.

use wasm_bindgen_cli_support::Bindgen;

fn main() -> anyhow::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder, name] = args.as_slice() else {
        anyhow::bail!("wasm-bindgen takes a module, a folder and a name, not {args:?}");
    };
    // The library says where the module is (www/library/entries/address.js); one address is all that bundlers should see.
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.typescript(true).omit_default_module_path(true).out_name(name);
    bindgen.input_path(module).generate(folder)
}
