// Programs that write the element in JSX, and the settings to check them under. None declares anything of its own.

/** A figure in React that says in the title of the page what it answers. */
const react = `import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import type { GrazeScene } from 'graze2d/element';
import 'graze2d/element';

function Figure() {
  const scene = useRef<GrazeScene>(null);
  const tell = (event: CustomEvent<{ source: 'user' | 'script' }>) => {
    const { feature, t } = scene.current?.result.enter;
    const verdict = event.detail.source === 'script' && scene.current?.readonly ? 'shown' : 'missing';
    document.title = \`enters \${feature} at \${t}, \${verdict}\`;
  };
  return (
    <graze-scene
      ref={scene} key="figure" className="wide" style={{ width: 400 }} name="half-planes" controls="compact"
      state="1~a=20,50~b=120,50~box=60,30,100,70" readonly={true} speed={2} ongraze-ready={tell}
    >
      <p>A segment that crosses a box.</p>
    </graze-scene>
  );
}
createRoot(document.body.appendChild(document.createElement('main'))).render(<Figure />);
`;

const other = `import 'graze2d/element';
export const figure = (
  <graze-scene id="one" class="wide" name="slide" controls="none" snap={2} readonly>words</graze-scene>
);
`;

const wrong = `
// @ts-expect-error no such size
export const huge = <graze-scene name="slide" controls="huge" />;
// @ts-expect-error a number is needed
export const fast = <graze-scene name="slide" speed={true} />;
`;

/** What is told in JSX of each framework. */
export const programs = { react: react + wrong, preact: other + wrong, 'solid-js': other + wrong };

/** @param {keyof typeof programs} framework */
export const jsxSettings = (framework) => [
  ...['--ignoreConfig', '--noEmit', '--strict', '--target', 'es2022', '--module', 'esnext'],
  ...['--moduleResolution', 'bundler', '--lib', 'es2022,dom,dom.iterable'],
  ...['--jsx', framework === 'solid-js' ? 'preserve' : 'react-jsx', '--jsxImportSource', framework],
];
