//! A wide tree of bounding boxes. Each node has the sides of up to eight boxes or nodes in lanes, and a path is
//! tested against all of them at once.
//!
//! ```text
//!   ┌───────┬─────────┐
//!   │ ┌┐ ┌┐ │  ┌────┐ │     cut again and again by the coordinate that spreads most, into parts
//!   │ └┘┌┐  │  └────┘ │     with as many boxes each, or nearly: only their order counts here,
//!   │┌┐ └┘  │ ┌┐   ┌┐ │     so tiny boxes among large ones do not make the tree deeper
//!   └───────┴─────────┘
//! ```
//!
//! The sides of a node are sides of boxes, not rounded. A path reaches a node no later than any box in it. So a query
//! skips a box only if the path provably misses it, or provably hits another one first.

use std::cmp::Ordering::Equal;
use std::ops::ControlFlow;

use wide::f64x4;

use crate::shape::Aabb;
use crate::world::probe::{LANES, Lanes, Probe};

/// The bit of a child that is a box.
const BOX: u32 = 1 << 31;
/// The child of an empty lane.
const NOTHING: u32 = u32::MAX;

/// Low x, low y, high x, high y.
type Sides = [f64; 4];

/// The sides of no box.
const NO_SIDES: Sides = [f64::INFINITY, f64::INFINITY, f64::NEG_INFINITY, f64::NEG_INFINITY];

/// A box to list: its sides, its index in the world and its place in the order of insertion.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    sides: Sides,
    pub(crate) index: u32,
    order: u32,
}

impl Entry {
    pub(crate) fn new(aabb: &Aabb, index: usize, order: u32) -> Self {
        Self { sides: sides(aabb), index: index as u32, order }
    }
}

pub(crate) fn sides(aabb: &Aabb) -> Sides {
    let (min, max) = (aabb.min(), aabb.max());
    [min.x, min.y, max.x, max.y]
}

/// Up to eight boxes or nodes, one in each lane.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    sides: Lanes,
    /// The index of a box, with [`BOX`], or the number of a node.
    child: [u32; LANES],
    /// The place in the order of insertion: of a node, no later than that of any box in it.
    order: [u32; LANES],
}

impl Node {
    pub(crate) const EMPTY: Self = Self {
        sides: [
            [f64::INFINITY; LANES],
            [f64::INFINITY; LANES],
            [f64::NEG_INFINITY; LANES],
            [f64::NEG_INFINITY; LANES],
        ],
        child: [NOTHING; LANES],
        order: [u32::MAX; LANES],
    };

    fn lane(&self, lane: usize) -> Sides {
        self.sides.map(|side| side[lane])
    }

    pub(crate) fn set_sides(&mut self, lane: usize, sides: Sides) {
        for (lanes, side) in self.sides.iter_mut().zip(sides) {
            lanes[lane] = side;
        }
    }

    fn set(&mut self, lane: usize, sides: Sides, child: u32, order: u32) {
        self.set_sides(lane, sides);
        (self.child[lane], self.order[lane]) = (child, order);
    }

    pub(crate) fn set_box(&mut self, lane: usize, Entry { sides, index, order }: Entry) {
        self.set(lane, sides, index | BOX, order);
    }

    pub(crate) fn clear(&mut self, lane: usize) {
        self.set(lane, NO_SIDES, NOTHING, u32::MAX);
    }

    pub(crate) fn rename(&mut self, lane: usize, index: u32) {
        self.child[lane] = index | BOX;
    }

    /// The box in a lane, if there is one.
    pub(crate) fn entry(&self, lane: usize) -> Option<Entry> {
        let child = self.child[lane];
        let (sides, order) = (self.lane(lane), self.order[lane]);
        (child & BOX != 0 && child != NOTHING).then_some(Entry {
            sides,
            index: child & !BOX,
            order,
        })
    }

    /// Its own boxes, without those in nodes below it.
    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> {
        (0..LANES).filter_map(|lane| self.entry(lane))
    }

    /// The bounds of everything in it.
    fn bounds(&self) -> Sides {
        let [low_x, low_y, high_x, high_y] = &self.sides;
        let least = |side: &[f64; LANES]| side.iter().copied().fold(f64::INFINITY, f64::min);
        let most = |side: &[f64; LANES]| side.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        [least(low_x), least(low_y), most(high_x), most(high_y)]
    }
}

/// The boxes of a node.
pub(crate) struct Group {
    pub(crate) bounds: Aabb,
    /// The path does not reach the bounds before; infinite if it does not reach them at all.
    pub(crate) t: f64,
    /// No box in it comes before in the order of insertion.
    pub(crate) order: u32,
    /// How many groups it is in, itself included.
    pub(crate) level: u32,
}

/// What a query wants from its walk through the boxes.
pub(crate) trait Visitor {
    /// Whether to visit boxes in the order in which the path reaches them, or nearly so.
    const IN_ORDER: bool;
    /// Boxes that the path reaches after this time are not needed.
    fn until(&self) -> f64;
    /// Whether a box in this group may be needed.
    fn needs(&mut self, group: &Group) -> bool;
    /// Whether it wants to learn of groups that the path does not reach.
    fn is_watched(&self) -> bool {
        false
    }
    fn culls(&mut self, _: &Group) {}
    fn visit(&mut self, index: u32) -> ControlFlow<()>;
}

/// Where a box is listed: in a lane of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Slot(u32);

impl Slot {
    pub(crate) fn new(node: usize, lane: usize) -> Self {
        Self((node * LANES + lane) as u32)
    }

    pub(crate) fn node(self) -> usize {
        self.0 as usize / LANES
    }

    pub(crate) fn lane(self) -> usize {
        self.0 as usize % LANES
    }
}

/// A tree that is built at once. Its boxes can be removed, or moved a little.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    /// Children before their parents, the root last.
    nodes: Vec<Node>,
    /// The slot of each node in its parent; that of the root has no meaning.
    above: Vec<Slot>,
    /// The bounds that each node's boxes may move in: those it was built with, larger by half their extent on each
    /// side.
    homes: Vec<Sides>,
    /// How many boxes there were at first, and how many are left.
    made_of: usize,
    len: usize,
}

impl Tree {
    pub(crate) fn new(entries: &mut [Entry], place: &mut dyn FnMut(u32, Slot)) -> Self {
        let len = entries.len();
        let mut tree = Self { made_of: len, len, ..Self::default() };
        if len > 0 {
            tree.grow(entries, place);
        }
        tree
    }

    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[cfg(test)]
    pub(crate) fn made_of(&self) -> usize {
        self.made_of
    }

    /// Whether half of the boxes are gone.
    pub(crate) fn is_sparse(&self) -> bool {
        2 * self.len < self.made_of
    }

    pub(crate) fn entries(&self) -> impl Iterator<Item = Entry> {
        self.nodes.iter().flat_map(Node::entries)
    }

    /// Builds the node of these boxes, and returns its number.
    fn grow(&mut self, entries: &mut [Entry], place: &mut dyn FnMut(u32, Slot)) -> u32 {
        let mut room = 1;
        while room * LANES < entries.len() {
            room *= LANES;
        }
        let (mut node, mut lane) = (Node::EMPTY, 0);
        self.split(entries, room, &mut |tree, part| {
            match part {
                [entry] => node.set_box(lane, *entry),
                _ => {
                    let order = part.iter().map(|entry| entry.order).min();
                    let child = tree.grow(part, place);
                    let bounds = tree.nodes[child as usize].bounds();
                    node.set(lane, bounds, child, order.unwrap_or_default());
                }
            }
            lane += 1;
        });
        let number = self.nodes.len();
        for lane in 0..lane {
            let slot = Slot::new(number, lane);
            match node.entry(lane) {
                Some(entry) => place(entry.index, slot),
                None => self.above[node.child[lane] as usize] = slot,
            }
        }
        let [low_x, low_y, high_x, high_y] = node.bounds();
        let [x, y] = [(high_x - low_x) / 2.0, (high_y - low_y) / 2.0];
        self.homes.push([low_x - x, low_y - y, high_x + x, high_y + y]);
        self.above.push(Slot::new(number, 0));
        self.nodes.push(node);
        number as u32
    }

    /// Cuts boxes into parts of at most `room`, as equal as full nodes allow.
    fn split(
        &mut self,
        entries: &mut [Entry],
        room: usize,
        each: &mut dyn FnMut(&mut Self, &mut [Entry]),
    ) {
        if entries.len() <= room {
            return each(self, entries);
        }
        let middle = entries.len().div_ceil(room) / 2 * room;
        let side = widest(entries);
        let key = |entry: &Entry| entry.sides[side];
        entries.select_nth_unstable_by(middle, |a, b| key(a).partial_cmp(&key(b)).unwrap_or(Equal));
        let (low, high) = entries.split_at_mut(middle);
        self.split(low, room, each);
        self.split(high, room, each);
    }

    /// Removes a box.
    pub(crate) fn remove(&mut self, slot: Slot) {
        self.len -= 1;
        self.nodes[slot.node()].clear(slot.lane());
    }

    pub(crate) fn rename(&mut self, slot: Slot, index: u32) {
        self.nodes[slot.node()].rename(slot.lane(), index);
    }

    /// Moves a box and returns `true`; returns `false` if it would leave the bounds it may move in.
    pub(crate) fn move_to(&mut self, mut slot: Slot, aabb: &Aabb) -> bool {
        let [low_x, low_y, high_x, high_y] = self.homes[slot.node()];
        let (min, max) = (aabb.min(), aabb.max());
        if !(min.x >= low_x && min.y >= low_y && max.x <= high_x && max.y <= high_y) {
            return false;
        }
        let mut sides = sides(aabb);
        loop {
            self.nodes[slot.node()].set_sides(slot.lane(), sides);
            if slot.node() + 1 == self.nodes.len() {
                return true;
            }
            sides = self.nodes[slot.node()].bounds();
            slot = self.above[slot.node()];
            if self.nodes[slot.node()].lane(slot.lane()) == sides {
                return true;
            }
        }
    }

    /// Visits the boxes near a path.
    pub(crate) fn walk<V: Visitor>(&self, probe: &Probe, visitor: &mut V) -> ControlFlow<()> {
        match self.nodes.last() {
            Some(root) => root.walk(&self.nodes, 1, probe, visitor),
            None => ControlFlow::Continue(()),
        }
    }
}

impl Node {
    /// Visits the boxes near a path. Its children are among these nodes, as groups of this level.
    pub(crate) fn walk<V: Visitor>(
        &self,
        nodes: &[Self],
        level: u32,
        probe: &Probe,
        visitor: &mut V,
    ) -> ControlFlow<()> {
        let (times, mut reached) = probe.times(&self.sides, visitor.until());
        let group = |lane: usize| {
            let [low_x, low_y, high_x, high_y] = self.lane(lane);
            let bounds = Aabb::of((low_x, low_y).into(), (high_x, high_y).into());
            Group { bounds, t: times[lane], order: self.order[lane], level }
        };
        if visitor.is_watched() {
            let culled = (0..LANES).filter(|lane| reached >> lane & 1 == 0);
            let culled = culled.filter(|lane| self.child[*lane] & BOX == 0);
            culled.for_each(|lane| visitor.culls(&group(lane)));
        }
        let (mut lanes, mut count) = ([0; LANES], 0);
        while reached != 0 {
            let lane = reached.trailing_zeros() as usize;
            reached &= reached - 1;
            if self.child[lane] == NOTHING {
                continue;
            }
            let mut at = count;
            if V::IN_ORDER {
                let key = |lane: usize| (times[lane], self.order[lane]);
                while at > 0 && key(lane) < key(lanes[at - 1]) {
                    lanes[at] = lanes[at - 1];
                    at -= 1;
                }
            }
            lanes[at] = lane;
            count += 1;
        }
        for lane in &lanes[..count] {
            let (t, child) = (times[*lane], self.child[*lane]);
            if t > visitor.until() {
                break;
            }
            if child & BOX != 0 {
                visitor.visit(child & !BOX)?;
                continue;
            }
            if visitor.needs(&group(*lane)) {
                nodes[child as usize].walk(nodes, level + 1, probe, visitor)?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The side whose coordinates spread most.
fn widest(entries: &[Entry]) -> usize {
    let (mut low, mut high) = (f64x4::splat(f64::INFINITY), f64x4::splat(f64::NEG_INFINITY));
    for entry in entries {
        let sides = f64x4::new(entry.sides);
        (low, high) = (low.fast_min(sides), high.fast_max(sides));
    }
    // Halved, so that no spread overflows.
    let spread = (high * f64x4::splat(0.5) - low * f64x4::splat(0.5)).to_array();
    (1..4).fold(0, |widest, side| if spread[side] > spread[widest] { side } else { widest })
}
