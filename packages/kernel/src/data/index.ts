/** Data from a file or from anywhere else outside: readers that say everything that is wrong with it. */
export { catalogue, list, sortedCatalogue, tuple } from './lists.js';
export { each, type Fields, object, someOf, variant } from './objects.js';
export { also, type Problem, type Reader, type Rule, readWhole } from './reader.js';
export { differ, falling, rising } from './rules.js';
export { decimal, name, oneOf, whole, yesNo } from './values.js';
