/** Learning from self-play: for `bottega train` only; nobody who plays carries it. */
export { solveLinear } from './linear-start.js';
export { type Samples, samplesOf } from './samples.js';
export { playToLearn, type SelfPlay } from './self-play.js';
export { type Errors, newTrainer, setStraightWay, type TrainerState, train } from './trainer.js';
export { revalue, type Trajectory } from './trajectory.js';
