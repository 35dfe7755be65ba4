/**
 * The test files that take longest are begun first: one that is begun last leaves the other cores with nothing to do. Kept here,
 * because vitest knows how long a file took only where it has run before.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** From the longest. A file that is not here takes less than half a minute on two slow cores. */
const LONG = [
  // in the browser
  'e2e/friends-games',
  'e2e/lessons',
  'e2e/networks',
  'e2e/learning',
  'e2e/virtu-steady',
  'e2e/screens',
  'e2e/keeping',
  'e2e/vulgari-glance',
  'e2e/vulgari-scenes',
  'e2e/virtu',
  'e2e/trouble',
  'e2e/trial',
  'e2e/vulgari',
  'e2e/notices',
  'e2e/hands',
  'e2e/glance',
  'e2e/accessibility',
  'e2e/analysis',
  'e2e/rulebook',
  'e2e/together',
  'e2e/dialects',
  'e2e/account',
  'e2e/strong',
  'e2e/vulgari-table',
  'e2e/share',
  // units
  'server/test/analyses',
  'cli/test/ladder',
  'server/test/matrix',
  'cli/test/cli',
  'cli/test/crash',
  'server/test/leaks',
  'cli/test/outside-bots',
  'table/test/why',
  'server/test/many-processes',
  'cli/test/admin',
  'cli/test/analyse',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return at < 0 ? LONG.length : at;
};

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
