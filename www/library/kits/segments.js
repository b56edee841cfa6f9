/** Two segments: what scenes about them ask. */

export { segmentVsSegmentField } from '../field/segments.js';
export { load } from '../load.js';
export { segmentVsSegmentIntSteps } from '../segments.js';
