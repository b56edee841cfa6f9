//! What happens to worlds: boxes come, go and move, and paths are asked between.

use super::{Words, body, finite, wall};
use crate::judge::world::{Act, Path};
use crate::nasty::{Draw, numbers};

/// How the numbers of a world are made.
type Number = Box<dyn Fn(&mut Words) -> f64>;

fn number(words: &mut Words) -> Number {
    let power = |most: i64| {
        move |words: &mut Words| {
            let e = if words.one_in(3) { words.whole(most) } else { words.choose(&[0.0, 1.0]) };
            words.whole(6) * 2.0f64.powi(e as i32)
        }
    };
    match words.below(9) {
        0 => Box::new(|words| words.whole(8)),
        1 => Box::new(|words| {
            let x = words.whole(8);
            words.beside(x)
        }),
        2 => Box::new(|words| words.whole(80) / 10.0),
        3 => Box::new(power(60)),
        4 => Box::new(power(500)),
        5 => Box::new(|words| words.whole(20) * f64::from_bits(1)),
        6 => Box::new(|words| words.whole(20) * f64::from_bits(1) * 2.0f64.powi(1000)),
        7 => Box::new(|words| words.between(-50.0, 50.0)),
        _ => Box::new(|words| {
            let draws: Vec<Draw> = (0..4).map(|_| Draw::from(words.next())).collect();
            numbers(&draws, 0)[3]
        }),
    }
}

fn path(words: &mut Words, number: &Number) -> Path {
    let mut four = [0; 4].map(|_| number(words));
    if words.one_in(4) {
        // From far away, so that the times of all are about the same.
        let far = 2.0f64.powi(words.below(90) as i32);
        four[0] = finite(four[0] - far);
        four[2] = finite(four[2] + words.choose(&[0.0, 1.0]) * far);
    }
    if words.one_in(8) {
        // So fast that different times round to 0.
        (four[2], four[3]) = (words.whole(8) * 1e300, words.whole(8) * 1e300);
    }
    let [a, b, c, d] = four;
    if words.one_in(2) {
        return Path::Along(four);
    }
    let any = number(words).abs();
    let radius = words.choose(&[any, 1.0, 0.5]);
    Path::Moves(body(words, [a, b], radius), [finite(c - a), finite(d - b)])
}

/// The world of a number.
pub(crate) fn world_of(seed: u64) -> Vec<Act> {
    let mut words = Words(seed.wrapping_mul(0x2545_f491_4f6c_dd1d) ^ 0xb0c5);
    let words = &mut words;
    let number = number(words);
    let mut made: Vec<[f64; 4]> = Vec::new();
    let a_box = |words: &mut Words, made: &[[f64; 4]]| {
        if !made.is_empty() && words.one_in(6) {
            return words.choose(made); // the same again
        }
        let mut corners = [0; 4].map(|_| number(words));
        if words.one_in(3) {
            // Small ones, so that cells have something to tell apart.
            (corners[2], corners[3]) = (corners[0] + words.share(), corners[1] + words.share());
        }
        wall(corners)
    };
    let count = words.choose(&[4, 8, 12, 40]);
    let mut acts = Vec::new();
    for _ in 0..count {
        match words.below(8) {
            0 if !made.is_empty() => {
                acts.push(Act::Remove(words.below(made.len() as u64) as usize))
            }
            1 if !made.is_empty() => {
                let place = words.below(made.len() as u64) as usize;
                acts.push(Act::Move(place, a_box(words, &made)));
            }
            2 => acts.push(Act::Ask(path(words, &number))),
            _ => {
                made.push(a_box(words, &made));
                acts.push(Act::Insert(made[made.len() - 1]));
            }
        }
    }
    for _ in 0..4 {
        acts.push(Act::Ask(path(words, &number)));
    }
    let center = [number(words), number(words)];
    let radius = words.choose(&[0.5, 1.0, 3.0]);
    acts.push(Act::PushOut(body(words, center, radius)));
    acts
}
