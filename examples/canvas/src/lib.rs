//! Three figures in Rust alone: readers drag points, and `graze2d` answers.

use std::cell::RefCell;
use std::f64::consts::TAU;
use std::rc::Rc;

use graze2d::glam::{DVec2, dvec2};
use graze2d::{Aabb, Circle, GeometryError, Hit, Motion, Segment, Span};
use graze2d::{aabb_vs_aabb, circle_vs_aabb, segment_vs_aabb};
use js_sys::Array;
use wasm_bindgen::prelude::*;
use web_sys::{CanvasRenderingContext2d as Pen, Element, Event, HtmlCanvasElement};
use web_sys::{KeyboardEvent, PointerEvent, window};

type Answer = Result<String, GeometryError>;

#[wasm_bindgen(start)]
fn start() {
    console_error_panic_hook::set_once();
    let [a, b] = [("a", 30., 220.), ("b", 330., 80.)];
    show("segment", [a, b, ("1", 125., 190.), ("2", 255., 100.), ("3", 225., 220.)], segment);
    let [a, b] = [("a", 55., 190.), ("b", 320., 65.)];
    show("circle", [a, b, ("r", 55., 160.), ("box", 240., 185.)], circle);
    let [a, b] = [("A", 60., 185.), ("B", 235., 80.)];
    show("boxes", [a, b, ("A′", 270., 200.), ("B′", 190., 245.)], boxes);
}

fn segment(pen: &Pen, [a, b, centers @ ..]: [DVec2; 5]) -> Answer {
    let half = dvec2(35., 35.);
    let mut told = Vec::new();
    line(pen, a, b, "royalblue", 2.);
    for center in centers {
        let span = segment_vs_aabb(Segment::new(a, b)?, Aabb::from_center_half(center, half)?);
        rounded(pen, center, half, 0., "slategray");
        if let Some(enter) = span.and_then(|span| span.enter()) {
            arrow(pen, enter.point(), enter.normal(), "entry", "green");
        }
        if let Some(exit) = span.and_then(|span| span.exit()) {
            arrow(pen, exit.point(), exit.normal(), "exit", "firebrick");
        }
        told.push(tell(span));
    }
    Ok(told.join("; "))
}

fn circle(pen: &Pen, [a, b, r, center]: [DVec2; 4]) -> Answer {
    let (radius, half) = (a.distance(r), dvec2(45., 35.));
    let wall = Aabb::from_center_half(center, half)?;
    let span = circle_vs_aabb(Circle::new(a, radius)?, Motion::new(b - a)?, wall);
    line(pen, a, b, "rgb(65 105 225 / 15%)", 2. * radius); // the capsule that the circle sweeps
    rounded(pen, center, half, 0., "slategray");
    dashed(pen, center, half + radius, radius);
    line(pen, a, b, "royalblue", 2.);
    rounded(pen, a, DVec2::splat(radius), radius, "royalblue");
    if let Some(enter) = span.and_then(|span| span.enter()) {
        rounded(pen, enter.position(), DVec2::splat(radius), radius, "green");
        arrow(pen, enter.point(), enter.normal(), "entry", "green");
    }
    Ok(tell(span))
}

fn boxes(pen: &Pen, [a, b, end_a, end_b]: [DVec2; 4]) -> Answer {
    let (half_a, half_b) = (dvec2(35., 25.), dvec2(30., 30.));
    let (motion_a, motion_b) = (end_a - a, end_b - b);
    let (box_a, box_b) = (Aabb::from_center_half(a, half_a)?, Aabb::from_center_half(b, half_b)?);
    let span = aabb_vs_aabb(box_a, Motion::new(motion_a)?, box_b, Motion::new(motion_b)?);
    rounded(pen, a, half_a, 0., "slategray");
    rounded(pen, b, half_b, 0., "slategray");
    line(pen, a, end_a, "royalblue", 2.);
    line(pen, b, end_b, "royalblue", 2.);
    dashed(pen, b, half_a + half_b, 0.); // the Minkowski sum
    line(pen, a, a + motion_a - motion_b, "rebeccapurple", 2.);
    if let Some(enter) = span.and_then(|span| span.enter()) {
        rounded(pen, a + enter.t() * motion_a, half_a, 0., "green");
        rounded(pen, b + enter.t() * motion_b, half_b, 0., "green");
        arrow(pen, a + enter.t() * (motion_a - motion_b), enter.normal(), "entry", "green");
    }
    Ok(tell(span))
}

fn tell(span: Option<Span>) -> String {
    let Some(span) = span else { return "miss".into() };
    let time = |hit: Option<Hit>| hit.map_or("none".into(), |hit| format!("{:.3}", hit.t()));
    format!("entry {}, exit {}", time(span.enter()), time(span.exit()))
}

fn line(pen: &Pen, from: DVec2, to: DVec2, color: &str, width: f64) {
    pen.set_stroke_style_str(color);
    pen.set_line_width(width);
    pen.begin_path();
    pen.move_to(from.x, from.y);
    pen.line_to(to.x, to.y);
    pen.stroke();
}

/// A box with corners of a radius; one with nothing but corners is a circle.
fn rounded(pen: &Pen, center: DVec2, half: DVec2, radius: f64, color: &str) {
    let (min, size) = (center - half, 2. * half);
    pen.set_stroke_style_str(color);
    pen.set_line_width(2.);
    pen.begin_path();
    pen.round_rect_with_f64(min.x, min.y, size.x, size.y, radius).unwrap_throw();
    pen.stroke();
}

fn dashed(pen: &Pen, center: DVec2, half: DVec2, radius: f64) {
    pen.set_line_dash(&Array::of2(&5.into(), &5.into())).unwrap_throw();
    rounded(pen, center, half, radius, "rebeccapurple");
    pen.set_line_dash(&Array::new()).unwrap_throw();
}

fn dot(pen: &Pen, center: DVec2, radius: f64, color: &str) {
    pen.set_fill_style_str(color);
    pen.begin_path();
    pen.arc(center.x, center.y, radius, 0., TAU).unwrap_throw();
    pen.fill();
}

fn write(pen: &Pen, text: &str, at: DVec2, color: &str) {
    pen.set_fill_style_str(color);
    pen.fill_text(text, at.x, at.y).unwrap_throw();
}

fn arrow(pen: &Pen, from: DVec2, normal: DVec2, name: &str, color: &str) {
    line(pen, from, from + 16. * normal, color, 2.);
    dot(pen, from, 5., color);
    write(pen, name, from + 36. * normal, color);
}

struct Figure<const N: usize> {
    canvas: HtmlCanvasElement,
    pen: Pen,
    output: Element,
    names: [&'static str; N],
    points: [DVec2; N],
    /// Draws what the library answers about the points, and tells it.
    answer: fn(&Pen, [DVec2; N]) -> Answer,
    chosen: usize,
    /// From the pointer to the point that it drags.
    grip: Option<DVec2>,
    /// Whether the next frame draws it.
    is_stale: bool,
}

impl<const N: usize> Figure<N> {
    fn draw(&mut self) {
        self.is_stale = false;
        let (canvas, pen) = (&self.canvas, &self.pen);
        let ratio = window().unwrap_throw().device_pixel_ratio();
        canvas.set_width((f64::from(canvas.client_width()) * ratio) as u32); // this clears it, too
        canvas.set_height((f64::from(canvas.client_height()) * ratio) as u32);
        let scale = f64::from(canvas.width()) / 360.;
        pen.scale(scale, scale).unwrap_throw();
        pen.set_line_cap("round");
        pen.set_font("13px system-ui");
        pen.set_text_align("center");
        pen.set_text_baseline("middle");
        let told = (self.answer)(pen, self.points).unwrap_throw();
        self.output.set_text_content(Some(&told));
        for (i, (name, at)) in self.names.into_iter().zip(self.points).enumerate() {
            dot(pen, at, 7., "royalblue");
            dot(pen, at, 5., if i == self.chosen { "royalblue" } else { "white" });
            write(pen, name, at + dvec2(12., -12.), "royalblue");
        }
    }

    fn hear(&mut self, event: &Event) {
        match event.type_().as_str() {
            "pointerdown" => self.grab(event.unchecked_ref()),
            "pointermove" => self.drag(event.unchecked_ref()),
            "pointerup" | "pointercancel" => self.grip = None,
            "touchstart" if self.grip.is_some() => event.prevent_default(), // the page does not scroll
            "keydown" => self.press(event.unchecked_ref()),
            _ => {}
        }
    }

    fn place(&self, event: &PointerEvent) -> DVec2 {
        let rect = self.canvas.get_bounding_client_rect();
        let client = dvec2(event.client_x().into(), event.client_y().into());
        (client - dvec2(rect.x(), rect.y())) * 360. / rect.width()
    }

    fn grab(&mut self, event: &PointerEvent) {
        let place = self.place(event);
        let distances = self.points.map(|point| point.distance(place));
        let by_distance = |&i: &usize, &j: &usize| distances[i].total_cmp(&distances[j]);
        let nearest = (0..N).min_by(by_distance).unwrap_throw();
        // From anywhere else, a finger scrolls the page.
        if distances[nearest] < 24. {
            self.chosen = nearest;
            self.grip = Some(self.points[nearest] - place);
            self.canvas.set_pointer_capture(event.pointer_id()).unwrap_throw();
        }
    }

    fn drag(&mut self, event: &PointerEvent) {
        if let Some(grip) = self.grip {
            self.move_by(self.place(event) + grip - self.points[self.chosen]);
        }
    }

    fn press(&mut self, event: &KeyboardEvent) {
        let next = self.chosen.wrapping_add_signed(if event.shift_key() { -1 } else { 1 });
        match event.key().as_str() {
            "ArrowLeft" => self.move_by(dvec2(-4., 0.)),
            "ArrowRight" => self.move_by(dvec2(4., 0.)),
            "ArrowUp" => self.move_by(dvec2(0., -4.)),
            "ArrowDown" => self.move_by(dvec2(0., 4.)),
            "Tab" if next < N => self.chosen = next,
            _ => return, // behind the last point, Tab goes on in the page
        }
        event.prevent_default();
    }

    fn move_by(&mut self, way: DVec2) {
        self.points[self.chosen] += way;
        if self.chosen == 0 && self.names[2] == "r" {
            self.points[2] += way; // the radius moves with the circle
        }
    }
}

/// Shows points to drag in a figure of the page.
fn show<const N: usize>(
    id: &str,
    points: [(&'static str, f64, f64); N],
    answer: fn(&Pen, [DVec2; N]) -> Answer,
) {
    let window = window().unwrap_throw();
    let document = window.document().unwrap_throw();
    let find =
        |part| document.query_selector(&format!("#{id} {part}")).unwrap_throw().unwrap_throw();
    let canvas: HtmlCanvasElement = find("canvas").unchecked_into();
    let pen = canvas.get_context("2d").unwrap_throw().unwrap_throw().unchecked_into();
    let names = points.map(|(name, ..)| name);
    let points = points.map(|(_, x, y)| dvec2(x, y));
    let output = find("output");
    let target = canvas.clone();
    let figure = Figure {
        canvas,
        pen,
        output,
        names,
        points,
        answer,
        chosen: 0,
        grip: None,
        is_stale: true,
    };
    let figure = Rc::new(RefCell::new(figure));
    let drawn = figure.clone();
    let draw = Closure::<dyn FnMut()>::new(move || drawn.borrow_mut().draw()).into_js_value();
    let request_frame = move || {
        let window = web_sys::window().unwrap_throw();
        window.request_animation_frame(draw.unchecked_ref()).unwrap_throw();
    };
    request_frame();
    let hear = Closure::<dyn FnMut(Event)>::new(move |event| {
        let mut figure = figure.borrow_mut();
        figure.hear(&event);
        if !std::mem::replace(&mut figure.is_stale, true) {
            request_frame();
        }
    });
    let hear = hear.into_js_value();
    for name in
        ["pointerdown", "pointermove", "pointerup", "pointercancel", "touchstart", "keydown"]
    {
        target.add_event_listener_with_callback(name, hear.unchecked_ref()).unwrap_throw();
    }
    window.add_event_listener_with_callback("resize", hear.unchecked_ref()).unwrap_throw();
}
