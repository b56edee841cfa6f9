//! Every input that fuzzing has kept, again: `npm run check:full -- fuzz` starts from them.

use std::fs;
use std::panic::catch_unwind;
use std::path::Path;

use crate::targets::TARGETS;

#[test]
fn every_input_that_fuzzing_has_kept_is_answered() {
    let seeds = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/seeds");
    for (name, target) in TARGETS {
        let files = fs::read_dir(seeds.join(name)).expect("a folder for each target");
        let paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        let fails =
            |path: &&_| catch_unwind(|| target(&fs::read(path).expect("an input"))).is_err();
        let failed: Vec<_> = paths.iter().filter(fails).collect();
        assert!(failed.is_empty() && paths.len() > 20, "{name}: {failed:?} of {}", paths.len());
    }
}
