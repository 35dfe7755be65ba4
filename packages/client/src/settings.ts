/** What a person has chosen about the page; kept in this browser. */
import { cleanName } from '@bottega/kernel';
import { isLanguage, LANGUAGES, type Language } from '@bottega/kernel/text';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const PACES = { calm: 700, quick: 200, instant: 0 } as const;
export type Pace = keyof typeof PACES;
/** When advice is shown on the table without being asked for: in the first game of each title against bots, always, or never. */
export const ADVICES = ['first', 'always', 'off'] as const;

export interface Settings {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly sound: boolean;
  readonly motion: boolean;
  readonly patterns: boolean;
  readonly hints: boolean;
  readonly advice: (typeof ADVICES)[number];
  /** A sentence at the first decision of each kind. */
  readonly tips: boolean;
  /** Whether a choice that gives something away is made only after a question. */
  readonly askBeforeWaste: boolean;
  /** What the person at this screen is called; empty until somebody says it. */
  readonly name: string;
  readonly pace: Pace;
}

const KEY = 'bottega-settings';

/** What holds until something else is chosen. */
export const USUAL: Settings = {
  language: 'en',
  theme: 'auto',
  sound: false,
  motion: true,
  patterns: false,
  hints: false,
  advice: 'first',
  tips: true,
  askBeforeWaste: true,
  name: '',
  pace: 'calm',
};

export function loadSettings(): Settings {
  const motion = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  return { ...USUAL, language: browserLanguage(), motion, ...readStored() };
}

export function saveSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may refuse; the settings then last as long as the page.
  }
}

/** Tells the style sheet. */
export function applySettings({ language, theme, motion, patterns }: Settings): void {
  const { documentElement } = document;
  documentElement.lang = language;
  documentElement.dataset.theme = theme;
  documentElement.dataset.motion = motion ? 'on' : 'off';
  documentElement.dataset.patterns = patterns ? 'on' : 'off';
}

/** The first of the browser's languages that we speak, else English. */
function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (
    LANGUAGES.find((language) => wanted[0] === language) ??
    LANGUAGES.find((language) => wanted.includes(language)) ??
    USUAL.language
  );
}

/** What was stored, field by field: an old or damaged entry must not break the page. */
function readStored(): Partial<Settings> {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof json !== 'object' || json === null) return {};
    const { language, theme, sound, motion, patterns, hints, advice, tips, askBeforeWaste, name, pace } =
      json as Record<string, unknown>;
    return {
      ...(typeof language === 'string' && isLanguage(language) ? { language } : {}),
      ...(THEMES.some((one) => one === theme) ? { theme: theme as Settings['theme'] } : {}),
      ...(typeof sound === 'boolean' ? { sound } : {}),
      ...(typeof motion === 'boolean' ? { motion } : {}),
      ...(typeof patterns === 'boolean' ? { patterns } : {}),
      ...(typeof hints === 'boolean' ? { hints } : {}),
      ...(ADVICES.some((one) => one === advice) ? { advice: advice as Settings['advice'] } : {}),
      ...(typeof tips === 'boolean' ? { tips } : {}),
      ...(typeof askBeforeWaste === 'boolean' ? { askBeforeWaste } : {}),
      ...(typeof name === 'string' ? { name: cleanName(name) } : {}),
      ...(typeof pace === 'string' && Object.hasOwn(PACES, pace) ? { pace: pace as Pace } : {}),
    };
  } catch {
    return {};
  }
}
