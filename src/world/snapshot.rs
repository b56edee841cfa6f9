//! A world as bytes, and its hash: for saved games, rollback, and players that have to agree.
//!
//! ```text
//! "graze2d\0"   version   positions   walls   free   spent        u32 each
//! each wall     id u64, layers u32, kind u8                       in the order of insertion
//!   0 a box     min x y, max x y
//!   1 …         position x y, radius, then what the shape was made of:
//!               1 a circle   2 min x y, max x y   3 half x y, direction x y   4 count u8, points x y
//! free          u64 each        spent        u32 each
//! ```
//!
//! All numbers are little-endian.

use core::fmt;

use glam::DVec2;

use crate::error::GeometryError;
use crate::shape::recipe::Recipe;
use crate::shape::{Aabb, Convex};
use crate::world::box_id::BoxId;
use crate::world::collection::Saved;
use crate::world::positions::Positions;
use crate::world::wall::Wall;
use crate::world::world::World;

const START: [u8; 8] = *b"graze2d\0";
const VERSION: u32 = 1;

/// Why bytes are no [`World`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SnapshotError {
    /// They do not begin as [`World::to_bytes`] begins them.
    NotAWorld,
    /// They are of a version that this release does not know.
    Version(u32),
    /// They end too early, or too late.
    Length,
    /// They have a setting or a kind that there is not.
    Unknown,
    /// A wall is no shape.
    Wall(GeometryError),
    /// Some slot is missing, or named twice.
    Ids,
}

impl fmt::Display for SnapshotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotAWorld => "the bytes must begin as those of a world",
            Self::Version(_) => "the version of the bytes must be 1",
            Self::Length => "the bytes must be as many as were written",
            Self::Unknown => "a setting or a kind must be one that there is",
            Self::Wall(_) => "every wall must be a valid shape",
            Self::Ids => "walls, free and spent must name every slot once",
        })
    }
}

impl core::error::Error for SnapshotError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        if let Self::Wall(error) = self { Some(error) } else { None }
    }
}

impl World {
    /// The world as bytes: its walls with their ids, layers and order, the setting for positions, and the ids that come next.
    /// [`from_bytes`](World::from_bytes) reads them. Worlds that will answer alike, and give alike ids to new walls, have the same
    /// bytes on every machine, whatever their history.
    ///
    /// ```
    /// use graze2d::{Aabb, Motion, World};
    ///
    /// let mut world = World::new([Aabb::new((0.0, 4.0), (9.0, 5.0))?]);
    /// let (frame, hash) = (world.to_bytes(), world.hash());
    /// world.insert(Aabb::new((2.0, 2.0), (3.0, 4.0))?);
    /// assert_ne!(world.hash(), hash);
    /// world = World::from_bytes(&frame)?;
    /// assert_eq!((world.len(), world.hash()), (1, hash), "rolled back");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[doc(alias = "snapshot")]
    pub fn to_bytes(&self) -> Vec<u8> {
        let Saved { positions, walls, free, spent } = self.saved();
        let mut to = Writer(START.to_vec());
        for n in
            [VERSION, positions as u32, walls.len() as u32, free.len() as u32, spent.len() as u32]
        {
            to.bytes(n.to_le_bytes());
        }
        for (id, wall, layers) in &walls {
            to.bytes(id.to_bits().to_le_bytes());
            to.bytes(layers.to_le_bytes());
            match wall {
                Wall::Box(aabb) => {
                    to.bytes([0]);
                    to.vectors(&[aabb.min(), aabb.max()]);
                }
                Wall::Shape(shape) => to.shape(shape),
            }
        }
        free.iter().for_each(|id| to.bytes(id.to_bits().to_le_bytes()));
        spent.iter().for_each(|slot| to.bytes(slot.to_le_bytes()));
        to.0
    }

    /// The world that [`to_bytes`](World::to_bytes) has written. All ids are kept, and those of removed walls stay retired.
    ///
    /// # Errors
    ///
    /// A [`SnapshotError`] if the bytes are no world. Whatever they are, nothing panics.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SnapshotError> {
        let mut from = Reader(bytes);
        if from.bytes() != Ok(START) {
            return Err(SnapshotError::NotAWorld);
        }
        let version = from.word()?;
        if version != VERSION {
            return Err(SnapshotError::Version(version));
        }
        let positions = match from.word()? {
            0 => Positions::F64,
            1 => Positions::F32,
            _ => return Err(SnapshotError::Unknown),
        };
        let [walls, free, spent] = [from.word()?, from.word()?, from.word()?];
        let walls = (0..walls).map(|_| {
            let (id, layers) = (from.id()?, from.word()?);
            Ok((id, from.wall()?, layers))
        });
        let walls = walls.collect::<Result<_, _>>()?;
        let free = (0..free).map(|_| from.id()).collect::<Result<_, _>>()?;
        let spent = (0..spent).map(|_| from.word()).collect::<Result<_, _>>()?;
        if !from.0.is_empty() {
            return Err(SnapshotError::Length);
        }
        Self::restored(Saved { positions, walls, free, spent }).ok_or(SnapshotError::Ids)
    }

    /// The FNV-1a hash, 64 bits, of [`to_bytes`](World::to_bytes): if two players' worlds have the same one, they are the same, but
    /// for an unlikely accident. It defends against nobody.
    #[doc(alias = "checksum")]
    pub fn hash(&self) -> u64 {
        let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        self.to_bytes().into_iter().fold(0xcbf2_9ce4_8422_2325, step)
    }
}

/// Bytes that are written.
struct Writer(Vec<u8>);

impl Writer {
    fn bytes<const N: usize>(&mut self, bytes: [u8; N]) {
        self.0.extend(bytes);
    }

    fn vectors(&mut self, vectors: &[DVec2]) {
        vectors.iter().flat_map(|v| v.to_array()).for_each(|x| self.number(x));
    }

    /// A number, −0.0 as 0.0: constructors make no difference between them.
    fn number(&mut self, x: f64) {
        self.bytes((x + 0.0).to_le_bytes());
    }

    fn shape(&mut self, shape: &Convex) {
        let recipe = shape.recipe();
        self.bytes([match recipe {
            Recipe::Circle => 1,
            Recipe::Box(_) => 2,
            Recipe::Rotated { .. } => 3,
            Recipe::Points(_) => 4,
        }]);
        self.vectors(&[shape.position()]);
        self.number(shape.radius());
        match recipe {
            Recipe::Circle => {}
            Recipe::Box(aabb) => self.vectors(&[aabb.min(), aabb.max()]),
            Recipe::Rotated { half, direction } => self.vectors(&[half, direction]),
            Recipe::Points(points) => {
                self.bytes([points.len() as u8]);
                self.vectors(&points);
            }
        }
    }
}

/// The bytes that are left to read.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn bytes<const N: usize>(&mut self) -> Result<[u8; N], SnapshotError> {
        let (taken, left) = self.0.split_first_chunk().ok_or(SnapshotError::Length)?;
        self.0 = left;
        Ok(*taken)
    }

    fn word(&mut self) -> Result<u32, SnapshotError> {
        self.bytes().map(u32::from_le_bytes)
    }

    fn id(&mut self) -> Result<BoxId, SnapshotError> {
        BoxId::from_bits(u64::from_le_bytes(self.bytes()?)).ok_or(SnapshotError::Ids)
    }

    fn number(&mut self) -> Result<f64, SnapshotError> {
        self.bytes().map(f64::from_le_bytes)
    }

    fn vector(&mut self) -> Result<DVec2, SnapshotError> {
        Ok(DVec2::new(self.number()?, self.number()?))
    }

    fn aabb(&mut self) -> Result<Aabb, SnapshotError> {
        Aabb::new(self.vector()?, self.vector()?).map_err(SnapshotError::Wall)
    }

    fn wall(&mut self) -> Result<Wall, SnapshotError> {
        let [kind] = self.bytes()?;
        if kind == 0 {
            return self.aabb().map(Wall::Box);
        }
        let (position, radius) = (self.vector()?, self.number()?);
        let recipe = match kind {
            1 => Recipe::Circle,
            2 => Recipe::Box(self.aabb()?),
            3 => Recipe::Rotated { half: self.vector()?, direction: self.vector()? },
            4 => {
                let [count] = self.bytes()?;
                Recipe::Points((0..count).map(|_| self.vector()).collect::<Result<_, _>>()?)
            }
            _ => return Err(SnapshotError::Unknown),
        };
        let shape = Convex::of_recipe(recipe, position, radius);
        shape.map(Wall::Shape).map_err(SnapshotError::Wall)
    }
}
