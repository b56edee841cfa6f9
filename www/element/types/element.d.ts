// What importing `graze2d/element` tells TypeScript. Where a framework is not installed, there is no module to extend: the one
// line that would do it is then ignored.

import type { GrazeScene, GrazeSceneAttributes, GrazeSceneEvents, GrazeValue, GrazeValueAttributes, GrazeWhen, GrazeWhenAttributes } from './scene.js';

declare global {
  interface HTMLElementTagNameMap {
    'graze-scene': GrazeScene;
    'graze-value': GrazeValue;
    'graze-when': GrazeWhen;
  }
  interface HTMLElementEventMap extends GrazeSceneEvents {}
  namespace JSX {
    interface IntrinsicElements {
      'graze-scene': GrazeSceneAttributes;
      'graze-value': GrazeValueAttributes;
      'graze-when': GrazeWhenAttributes;
    }
  }
}

// @ts-ignore: there may be no react here
declare module 'react' { namespace JSX { interface IntrinsicElements { 'graze-scene': import('react').DetailedHTMLProps<import('react').HTMLAttributes<GrazeScene>, GrazeScene> & GrazeSceneAttributes; 'graze-value': GrazeValueAttributes; 'graze-when': GrazeWhenAttributes } } }
// @ts-ignore: there may be no preact here
declare module 'preact' { namespace JSX { interface IntrinsicElements { 'graze-scene': import('preact').HTMLAttributes<GrazeScene> & GrazeSceneAttributes; 'graze-value': GrazeValueAttributes; 'graze-when': GrazeWhenAttributes } } }
// @ts-ignore: there may be no solid-js here
declare module 'solid-js' { namespace JSX { interface IntrinsicElements { 'graze-scene': import('solid-js').JSX.HTMLAttributes<GrazeScene> & GrazeSceneAttributes; 'graze-value': GrazeValueAttributes; 'graze-when': GrazeWhenAttributes } } }

export type { GrazeResultOf, GrazeResults, GrazeSceneName, GrazeStateOf, GrazeStates } from './scene.js';
export type { GrazeScene, GrazeSceneAttributes, GrazeSceneEvents, GrazeValue, GrazeValueAttributes, GrazeWhen, GrazeWhenAttributes };
