/** Which tips somebody has already read in this browser, each by its game and the kind of decision. */
const KEY = 'bottega-tips';

export function readTips(): ReadonlySet<string> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(json) ? json.filter((one): one is string => typeof one === 'string') : []);
  } catch {
    return new Set(); // a damaged entry only means that tips are said again
  }
}

export function markTipRead(tip: string): void {
  store([...readTips(), tip]);
}

/** All tips are said once more. */
export function forgetTips(): void {
  store([]);
}

function store(tips: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set(tips)]));
  } catch {
    // Private windows may refuse; tips are then said again on the next visit.
  }
}
