//! Which boxes of a world a query considers.

use std::cell::RefCell;
use std::fmt;
use std::sync::Arc;

use rustc_hash::FxHashMap;

use crate::world::box_id::BoxId;

/// Which boxes a query considers, chosen by layer, by id or by a function. All boxes by default.
///
/// A box passes if `mask & layers` is not zero, if it is not left out, and if the function, called last,
/// returns `true`. A box on no layer never passes.
///
/// ```
/// use graze2d::{Aabb, Filter, Segment, World};
///
/// let mut world = World::default();
/// let wall = |x: f64| Aabb::new((x, 0.0), (x + 1.0, 9.0));
/// let glass = world.insert_with_layers(wall(2.0)?, 0b01);
/// let [brick, door] = [world.insert(wall(4.0)?), world.insert(wall(6.0)?)];
/// let sight = Segment::new((0.0, 1.0), (9.0, 1.0))?;
/// let first = |filter| world.filtered(filter).first(sight).map(|found| found.id());
/// assert_eq!(first(Filter::default()), Some(glass));
/// assert_eq!(first(Filter::default().mask(0b10)), Some(brick));
/// assert_eq!(first(Filter::default().without([glass, brick])), Some(door));
/// assert_eq!(first(Filter::default().when(|id| id == brick)), Some(brick));
/// # Ok::<(), graze2d::GeometryError>(())
/// ```
#[doc(alias = "collision layer")]
#[derive(Clone)]
pub struct Filter<'a> {
    mask: u32,
    without: Vec<BoxId>,
    when: Option<Arc<dyn Fn(BoxId) -> bool + Send + Sync + 'a>>,
}

impl<'a> Filter<'a> {
    /// Keeps only boxes on at least one of these layers, a bit for each. A second call replaces the mask.
    #[must_use]
    pub fn mask(self, mask: u32) -> Self {
        Self { mask, ..self }
    }

    /// Leaves these boxes out. A second call replaces the list. Ids of removed boxes do no harm.
    #[must_use]
    pub fn without(self, without: impl IntoIterator<Item = BoxId>) -> Self {
        Self { without: without.into_iter().collect(), ..self }
    }

    /// Keeps only boxes for which the function returns `true`. A second call replaces the function. A query, and a
    /// motion of [`Solids`](crate::Solids), calls it at most once for each box, in no particular order.
    #[must_use]
    pub fn when(self, when: impl Fn(BoxId) -> bool + Send + Sync + 'a) -> Self {
        Self { when: Some(Arc::new(when)), ..self }
    }

    pub(crate) fn passing(&self) -> Passing<'_> {
        let Self { mask, without, when } = self;
        Passing { mask: *mask, without, when: when.as_deref().map(|when| when as _) }
    }
}

/// What a filter lets through, borrowed for one query. Its function may be of one thread.
#[derive(Clone, Copy)]
pub(crate) struct Passing<'a> {
    pub(crate) mask: u32,
    pub(crate) without: &'a [BoxId],
    pub(crate) when: Option<&'a dyn Fn(BoxId) -> bool>,
}

impl Passing<'_> {
    /// All boxes.
    pub(crate) const ALL: Self = Self { mask: u32::MAX, without: &[], when: None };

    /// Whether a box on these layers passes.
    pub(crate) fn passes(&self, id: BoxId, layers: u32) -> bool {
        self.mask & layers != 0
            && !self.without.contains(&id)
            && self.when.is_none_or(|when| when(id))
    }
}

/// A function that asks another one at most once for each box: it keeps the answers.
pub(crate) fn once(when: impl Fn(BoxId) -> bool) -> impl Fn(BoxId) -> bool {
    let known = RefCell::new(FxHashMap::default());
    move |id| {
        let answer = known.borrow().get(&id).copied();
        answer.unwrap_or_else(|| {
            let answer = when(id);
            known.borrow_mut().insert(id, answer);
            answer
        })
    }
}

/// All boxes pass.
impl Default for Filter<'_> {
    fn default() -> Self {
        Self { mask: u32::MAX, without: Vec::new(), when: None }
    }
}

impl fmt::Debug for Filter<'_> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter
            .debug_struct("Filter")
            .field("mask", &self.mask)
            .field("without", &self.without)
            .field("when", &self.when.as_ref().map(|_| "a function"))
            .finish()
    }
}
