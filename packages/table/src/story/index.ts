/** The story of a finished game: five to eight sentences from what was found out about it. */

export { loadStoryText } from '../text/index.js';
export type { StorySentence, StoryValue } from './sentence.js';
export { type StoryOf, storyOf } from './story.js';
export { type StoryWords, sayStory } from './teller.js';
