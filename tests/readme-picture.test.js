// The pictures of the README show what the figure, and the library, now draw and say.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { box, drawMap, placeOf, segments } from '../bench/maps.js';
import { drawReadmePicture, readmePicture } from '../scripts/commands/picture.js';
import { segmentVsAabbContact } from '../www/library/entries/node.js';

test('the picture of the README is the one that its command draws', async () => {
  assert.ok(readFileSync(readmePicture).equals(await drawReadmePicture()), 'run: node scripts/commands/picture.js');
});

test('our verdict map is the one of the library', async () => {
  const letters = segments().map(
    (segment) => ({ cross: 'x', touch: 't', miss: 'm' })[segmentVsAabbContact(segment, box) ?? 'miss'],
  );
  assert.ok(readFileSync(placeOf('graze2d')).equals(await drawMap(letters.join(''))), 'run: node bench/maps.js');
});
