/** Learning from self-play: for `bottega train` only; nobody who plays carries it. */
export { type ChanceSample, chanceSamples, chancesIn, fitChances } from './chances.js';
export { type Samples, samplesOf } from './samples.js';
export { playToLearn, type SelfPlay } from './self-play.js';
export { StraightWay } from './straight-way.js';
export { type Errors, errorsOf, newTrainer, setStraightWay, type TrainerState, train } from './trainer.js';
export { revalue, type Trajectory } from './trajectory.js';
