// `npm run reference`: pages about every function and type of the npm package, in dist/reference/, made from its types.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildTypes } from '../../scripts/build-types.js';
import { must, root } from '../../scripts/run.js';

const folder = join(root, 'tools/reference');
if (!existsSync(join(folder, 'node_modules'))) await must(['npm', 'ci'], { cwd: folder });
await buildTypes();
await must([process.execPath, 'node_modules/typedoc/bin/typedoc'], { cwd: folder });
console.log(`Open ${join(root, 'dist/reference/index.html')}`);
