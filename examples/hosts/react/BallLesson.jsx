// The figure in React. From React 19 on it can also tell its events: ongraze-change={({ detail }) => …}

import 'graze2d/element';

export function BallLesson() {
  return (
    <main>
      <h1>Does the ball hit the wall?</h1>
      <graze-scene name="swept-circle">A ball hits the corner of a wall.</graze-scene>
    </main>
  );
}
