//! Three figures in Rust alone: readers drag ends, boxes and a radius, and `graze2d` answers.

use std::{cell::RefCell, rc::Rc};

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, GeometryError, Hit, Motion, Segment, Span};
use graze2d::{aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb};
use js_sys::Array;
use wasm_bindgen::{convert::FromWasmAbi, prelude::*};
use web_sys::{CanvasRenderingContext2d, Element, Event, EventTarget, HtmlCanvasElement};
use web_sys::{KeyboardEvent, Path2d, PointerEvent, window};

/// How a line is drawn: its color, what fills it, its width, its dashes.
type Style = (&'static str, &'static str, f64, Option<f64>);
const PATH: Style = ("#0b62a8", "transparent", 2.0, None);
const END: Style = ("#0b62a8", "white", 2.0, None);
const IN_HAND: Style = ("#0b62a8", "#0b62a8", 2.0, None);
const WALL: Style = ("#57606c", "#e8ebef", 1.5, None);
const GROWN: Style = ("#8a4fa3", "transparent", 2.0, Some(5.0));
const MET: Style = ("#00795c", "transparent", 2.0, None);
const ENTRY: Style = ("#00795c", "#00795c", 2.0, None);
const EXIT: Style = ("#c2410c", "#c2410c", 2.0, None);
const NORMAL: Style = ("#8a6100", "transparent", 2.0, None);

/// How wide a figure is in its own units; a canvas has others.
const WIDTH: f64 = 360.0;

/// What can be dragged: the name, place and half size of a box. An end of a path has no size, and
/// comes before the boxes, since it may lie in one.
type Handle = (&'static str, DVec2, DVec2);

const fn end(name: &'static str, x: f64, y: f64) -> Handle {
    (name, dvec2(x, y), DVec2::ZERO)
}

const fn wall(name: &'static str, x: f64, y: f64, width: f64, height: f64) -> Handle {
    (name, dvec2(x, y), dvec2(width / 2.0, height / 2.0))
}

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    let mut handles = vec![end("a", 30., 220.), end("b", 330., 80.)];
    handles.extend([wall("1", 130., 170., 70., 70.), wall("2", 250., 115., 60., 80.)]);
    handles.push(wall("3", 235., 225., 90., 50.));
    show("segment", handles, segment);

    let mut handles = vec![end("a", 55., 190.), end("b", 320., 65.), end("r", 55., 160.)];
    handles.push(wall("", 240., 185., 90., 70.));
    show("circle", handles, circle);

    let mut handles = vec![end("end of A", 270., 200.), end("end of B", 190., 245.)];
    handles.extend([wall("A", 60., 185., 70., 50.), wall("B", 235., 80., 60., 60.)]);
    show("boxes", handles, boxes);
}

fn segment(figure: &Figure) -> Result<String, GeometryError> {
    let ([a, b], walls) = (figure.places(), &figure.handles[2..]);
    for &(_, center, half) in walls {
        figure.draw(&rounded(center, half, 0.0), WALL);
    }
    figure.draw(&line(a, b), PATH);
    let mut told = Vec::new();
    for &(name, center, half) in walls {
        let span = segment_vs_aabb(Segment::new(a, b)?, Aabb::from_center_half(center, half)?);
        if let Some(exit) = span.and_then(|span| span.exit()) {
            figure.draw_hit(exit, exit.point(), "exit", "left", EXIT);
        }
        if let Some(enter) = span.and_then(|span| span.enter()) {
            figure.draw_hit(enter, enter.point(), "entry", "right", ENTRY);
        }
        told.push(format!("box {name}: {}", tell(span)));
    }
    Ok(told.join("; "))
}

fn circle(figure: &Figure) -> Result<String, GeometryError> {
    let ([a, b, r], (_, center, half)) = (figure.places(), figure.handles[3]);
    let radius = a.distance(r);
    figure.draw(&line(a, b), ("#0b62a81f", "transparent", 2.0 * radius, None)); // the capsule
    figure.draw(&rounded(center, half, 0.0), WALL);
    figure.draw(&rounded(center, half + radius, radius), GROWN);
    figure.draw(&line(a, b), PATH);
    figure.draw(&rounded(a, DVec2::splat(radius), radius), PATH);
    let wall = Aabb::from_center_half(center, half)?;
    let span = circle_vs_aabb(Circle::new(a, radius)?, Motion::new(b - a)?, wall);
    if let Some(enter) = span.and_then(|span| span.enter()) {
        figure.draw(&rounded(enter.position(), DVec2::splat(radius), radius), MET);
        figure.draw_hit(enter, enter.point(), "entry", "left", ENTRY);
    }
    Ok(tell(span))
}

fn boxes(figure: &Figure) -> Result<String, GeometryError> {
    let [end_a, end_b, a, b] = figure.places();
    let (half_a, half_b) = (figure.handles[2].2, figure.handles[3].2);
    let (motion_a, motion_b) = (end_a - a, end_b - b);
    let relative = motion_a - motion_b;
    let (box_a, box_b) = (Aabb::from_center_half(a, half_a)?, Aabb::from_center_half(b, half_b)?);
    let span = aabb_vs_aabb(box_a, Motion::new(motion_a)?, box_b, Motion::new(motion_b)?);
    let enter = span.and_then(|span| span.enter());
    figure.draw(&rounded(b, half_a + half_b, 0.0), GROWN); // the Minkowski sum
    for (center, half, motion) in [(a, half_a, motion_a), (b, half_b, motion_b)] {
        figure.draw(&rounded(center, half, 0.0), WALL);
        figure.draw(&line(center, center + motion), WALL);
        if let Some(enter) = enter {
            figure.draw(&rounded(center + enter.t() * motion, half, 0.0), MET);
        }
    }
    figure.draw(&line(a, a + relative), PATH);
    if let Some(enter) = enter {
        figure.draw_hit(enter, a + enter.t() * relative, "entry", "right", ENTRY);
    }
    Ok(tell(span))
}

fn tell(span: Option<Span>) -> String {
    let Some(span) = span else { return "miss".into() };
    let time = |hit: Option<Hit>| hit.map_or("none".into(), |hit| format!("{:.3}", hit.t()));
    format!("entry {}, exit {}", time(span.enter()), time(span.exit()))
}

fn line(from: DVec2, to: DVec2) -> Path2d {
    let path = Path2d::new().unwrap_throw();
    path.move_to(from.x, from.y);
    path.line_to(to.x, to.y);
    path
}

/// A box with corners of a radius; one with nothing but corners is a circle.
fn rounded(center: DVec2, half: DVec2, radius: f64) -> Path2d {
    let (path, min, size) = (Path2d::new().unwrap_throw(), center - half, 2.0 * half);
    path.round_rect_with_f64(min.x, min.y, size.x, size.y, radius).unwrap_throw();
    path
}

struct Figure {
    canvas: HtmlCanvasElement,
    pen: CanvasRenderingContext2d,
    output: Element,
    handles: Vec<Handle>,
    ask: fn(&Figure) -> Result<String, GeometryError>,
    in_hand: usize,
    /// From the pointer to the handle that it drags.
    grip: Option<DVec2>,
}

impl Figure {
    /// Where the first handles are.
    fn places<const N: usize>(&self) -> [DVec2; N] {
        std::array::from_fn(|i| self.handles[i].1)
    }

    fn draw(&self, path: &Path2d, (color, fill, width, dashes): Style) {
        let dashes: Array = dashes.map(JsValue::from).into_iter().collect();
        self.pen.set_line_dash(&dashes).unwrap_throw();
        self.pen.set_line_width(width);
        self.pen.set_line_cap("round");
        self.pen.set_stroke_style_str(color);
        self.pen.set_fill_style_str(fill);
        self.pen.fill_with_path_2d(path);
        self.pen.stroke_with_path(path);
    }

    fn draw_hit(&self, hit: Hit, at: DVec2, name: &str, align: &str, style: Style) {
        let (tip, across) = (at + 28.0 * hit.normal(), 4.0 * hit.normal().perp());
        for from in [at, tip.lerp(at, 0.25) + across, tip.lerp(at, 0.25) - across] {
            self.draw(&line(from, tip), NORMAL);
        }
        self.draw(&rounded(at, DVec2::splat(4.0), 4.0), style);
        let shift = if align == "right" { dvec2(-8.0, -9.0) } else { dvec2(8.0, 18.0) };
        self.draw_text(&format!("{name} {:.3}", hit.t()), at + shift, align, style);
    }

    fn draw_text(&self, text: &str, at: DVec2, align: &str, (color, ..): Style) {
        self.pen.set_font("13px system-ui, sans-serif");
        self.pen.set_text_align(align);
        self.pen.set_fill_style_str(color);
        self.pen.fill_text(text, at.x, at.y).unwrap_throw();
    }

    fn draw_all(&self) {
        let ratio = window().unwrap_throw().device_pixel_ratio();
        self.canvas.set_width((f64::from(self.canvas.client_width()) * ratio) as u32); // this clears it, too
        self.canvas.set_height((f64::from(self.canvas.client_height()) * ratio) as u32);
        let scale = f64::from(self.canvas.width()) / WIDTH;
        self.pen.scale(scale, scale).unwrap_throw();
        self.output.set_text_content(Some(&(self.ask)(self).unwrap_throw()));
        for (i, &(name, place, half)) in self.handles.iter().enumerate() {
            let style = if i == self.in_hand { IN_HAND } else { END };
            if half == DVec2::ZERO {
                self.draw_text(name, place + dvec2(9.0, -9.0), "left", PATH);
            } else {
                self.draw_text(name, place - half + dvec2(7.0, 17.0), "left", WALL);
            }
            if half == DVec2::ZERO || i == self.in_hand {
                self.draw(&rounded(place, DVec2::splat(6.0), 6.0), style);
            }
        }
    }

    fn pointer(&self, event: &PointerEvent) -> DVec2 {
        let rect = self.canvas.get_bounding_client_rect();
        let client = dvec2(event.client_x().into(), event.client_y().into());
        (client - dvec2(rect.x(), rect.y())) * WIDTH / rect.width()
    }

    fn grab(&mut self, event: PointerEvent) {
        let pointer = self.pointer(&event);
        let found = self.handles.iter().position(|&(_, place, half)| {
            let reach = if half == DVec2::ZERO { DVec2::splat(20.0) } else { half };
            (pointer - place).abs().cmple(reach).all()
        });
        if let Some(found) = found {
            self.in_hand = found;
            self.grip = Some(self.handles[found].1 - pointer);
            self.canvas.set_pointer_capture(event.pointer_id()).unwrap_throw();
        }
    }

    fn drag(&mut self, event: PointerEvent) {
        if let Some(grip) = self.grip {
            self.move_by(self.pointer(&event) + grip - self.handles[self.in_hand].1);
        }
    }

    fn press(&mut self, event: KeyboardEvent) {
        let next = self.in_hand.wrapping_add_signed(if event.shift_key() { -1 } else { 1 });
        match event.key().as_str() {
            "ArrowLeft" => self.move_by(dvec2(-4.0, 0.0)),
            "ArrowRight" => self.move_by(dvec2(4.0, 0.0)),
            "ArrowUp" => self.move_by(dvec2(0.0, -4.0)),
            "ArrowDown" => self.move_by(dvec2(0.0, 4.0)),
            "Tab" if next < self.handles.len() => self.in_hand = next,
            _ => return, // behind the last handle, Tab goes on in the page
        }
        event.prevent_default();
    }

    fn move_by(&mut self, way: DVec2) {
        for (i, (name, place, _)) in self.handles.iter_mut().enumerate() {
            // The handle of the radius moves with the circle.
            if i == self.in_hand || (self.in_hand == 0 && *name == "r") {
                *place += way;
            }
        }
    }
}

/// Shows a figure on its canvas, and draws it again in the frame after every event.
fn show(id: &str, handles: Vec<Handle>, ask: fn(&Figure) -> Result<String, GeometryError>) {
    let window = window().unwrap_throw();
    let figure = window.document().and_then(|page| page.get_element_by_id(id)).unwrap_throw();
    let canvas: HtmlCanvasElement = figure.first_element_child().unwrap_throw().unchecked_into();
    let pen = canvas.get_context("2d").unwrap_throw().unwrap_throw().unchecked_into();
    let output = figure.last_element_child().unwrap_throw();
    let target: EventTarget = canvas.clone().into();
    let figure = Figure { canvas, pen, output, handles, ask, in_hand: 0, grip: None };
    figure.draw_all();
    let figure = Rc::new(RefCell::new(figure));
    listen(&figure, &target, "pointerdown", Figure::grab);
    listen(&figure, &target, "pointermove", Figure::drag);
    for name in ["pointerup", "pointercancel"] {
        listen(&figure, &target, name, |figure, _: Event| figure.grip = None);
    }
    listen(&figure, &target, "touchstart", |figure, event: Event| {
        if figure.grip.is_some() {
            event.prevent_default(); // the page does not scroll
        }
    });
    listen(&figure, &target, "keydown", Figure::press);
    listen(&figure, &window, "resize", |_, _: Event| {});
}

fn listen<E: FromWasmAbi + 'static>(
    figure: &Rc<RefCell<Figure>>,
    target: &EventTarget,
    name: &str,
    act: fn(&mut Figure, E),
) {
    let figure = figure.clone();
    let heard = Closure::<dyn FnMut(E)>::new(move |event| {
        act(&mut figure.borrow_mut(), event);
        let figure = figure.clone();
        let draw = Closure::once_into_js(move || figure.borrow().draw_all());
        let frame = window().unwrap_throw().request_animation_frame(draw.unchecked_ref());
        frame.unwrap_throw();
    });
    target.add_event_listener_with_callback(name, heard.as_ref().unchecked_ref()).unwrap_throw();
    heard.forget(); // it listens as long as the page is there
}
