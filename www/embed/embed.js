// The page of a frame: shows the scene that its address names, and tells its height to the page around it.
//
//   embed.html?scene=slide&state=1~motion=40,20&controls=none

/** What the address may set. The place of the wasm is not among it: a link must not choose the code that runs. */
const settable =
  'state world step t view response controls layers readonly autoplay loop speed snap theme label challenge'.split(' ');

const figure = /** @type {HTMLElement} */ (document.querySelector('graze-scene'));
const asked = new URLSearchParams(location.search);

figure.setAttribute('name', asked.get('scene') ?? '');
for (const name of settable) {
  const value = asked.get(name);
  if (value !== null && value !== 'auto') figure.setAttribute(name, value);
}
const language = asked.get('lang');
if (language) document.documentElement.lang = language;
const { style } = document.documentElement;
// The page around may be light on a dark system.
const theme = asked.get('theme') ?? 'light';
style.colorScheme = theme === 'auto' ? 'light dark' : theme;
// By script, since the policy of a host may forbid style in markup.
document.body.style.margin = '0';
// A scroll bar would narrow the figure, and lower the height that is told.
style.setProperty('scrollbar-width', 'none');

// Any page may frame this one, and all it learns is a height, once there is a figure or what went wrong.
const observer = new ResizeObserver(() => {
  const height = Math.ceil(figure.getBoundingClientRect().height);
  if (height > 0) window.parent.postMessage({ type: 'graze2d:height', height }, '*');
});
for (const news of ['graze-ready', 'graze-error']) figure.addEventListener(news, () => observer.observe(figure));
