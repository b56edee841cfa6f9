// The exact cases by name: those that the scene offers, and those to which only links lead.

import { readState } from '../../www/model/permalink.js';
import scene from '../../www/scenes/degenerates/scene.js';

const huge = 'a=-1.7976931348623157e+308,1.7976931348623157e+308~b=1.7976931348623157e+308,-1.7976931348623157e+308';
const hugeBox = 'box=4.49423283715579e+307,-4.49423283715579e+307,1.7976931348623157e+308,4.49423283715579e+307';

const links = {
  past: '',
  corner: '1~a=33,63',
  cut: '1~a=33,63.00000000000001',
  along: '1~a=35,45~b=62,45',
  noLength: '1~a=45,45~b=45,45',
  noSize: '1~box=45,45,45,45',
  late: '1~a=-211,45.000000000000014~b=45.00000000000001,45.000000000000014',
  huge: `1~${huge}~${hugeBox}`,
  tiny: '1~a=2e-323,6e-323~b=5.4e-323,2e-323~box=4e-323,4e-323,8e-323,8e-323',
};

/** @type {Map<string, { link: string, state: any }>} */
export const exactCases = new Map(
  Object.entries(links).map(([name, link]) => [name, { link, state: readState(scene.fields, link) }]),
);
