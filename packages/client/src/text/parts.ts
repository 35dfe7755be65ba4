/** Texts that come with the pages that say them: whoever opens the first page waits for none of them. */
import type { Forms, Language } from '@bottega/kernel/text';

/** The English texts of each part, from which the compiler knows the keys. */
interface English {
  readonly account: typeof import('./account/en');
  readonly analysis: typeof import('./analysis/en');
  readonly help: typeof import('./help/en');
  readonly learn: typeof import('./learn/en');
  readonly lobby: typeof import('./lobby/en');
  readonly notices: typeof import('./notices/en');
  readonly person: typeof import('./person/en');
  readonly rules: typeof import('./rules/en');
  readonly setup: typeof import('./setup/en');
  readonly table: typeof import('./table/en');
  readonly trial: typeof import('./trial/en');
}

export type TextPart = keyof English;
export type AllPartMessages = AllOf<English[TextPart]['messages']>;
export type PartMessages<Part extends TextPart> = Readonly<Record<keyof English[Part]['messages'], string>>;
export type PartCounts<Part extends TextPart> = English[Part] extends { readonly counts: infer Counts }
  ? Readonly<Record<keyof Counts, Forms>>
  : never;

/** Of a union, what has everything that its members have. */
type AllOf<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** What a file of texts holds. */
export interface TextTable {
  readonly counts?: Readonly<Record<string, Forms>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** Each is fetched only when it is wanted. */
export const PART_LOADERS: Readonly<Record<TextPart, Readonly<Record<Language, () => Promise<TextTable>>>>> = {
  account: {
    en: () => import('./account/en'),
    fr: () => import('./account/fr'),
    de: () => import('./account/de'),
    cs: () => import('./account/cs'),
    it: () => import('./account/it'),
  },
  analysis: {
    en: () => import('./analysis/en'),
    fr: () => import('./analysis/fr'),
    de: () => import('./analysis/de'),
    cs: () => import('./analysis/cs'),
    it: () => import('./analysis/it'),
  },
  help: {
    en: () => import('./help/en'),
    fr: () => import('./help/fr'),
    de: () => import('./help/de'),
    cs: () => import('./help/cs'),
    it: () => import('./help/it'),
  },
  learn: {
    en: () => import('./learn/en'),
    fr: () => import('./learn/fr'),
    de: () => import('./learn/de'),
    cs: () => import('./learn/cs'),
    it: () => import('./learn/it'),
  },
  lobby: {
    en: () => import('./lobby/en'),
    fr: () => import('./lobby/fr'),
    de: () => import('./lobby/de'),
    cs: () => import('./lobby/cs'),
    it: () => import('./lobby/it'),
  },
  notices: {
    en: () => import('./notices/en'),
    fr: () => import('./notices/fr'),
    de: () => import('./notices/de'),
    cs: () => import('./notices/cs'),
    it: () => import('./notices/it'),
  },
  person: {
    en: () => import('./person/en'),
    fr: () => import('./person/fr'),
    de: () => import('./person/de'),
    cs: () => import('./person/cs'),
    it: () => import('./person/it'),
  },
  rules: {
    en: () => import('./rules/en'),
    fr: () => import('./rules/fr'),
    de: () => import('./rules/de'),
    cs: () => import('./rules/cs'),
    it: () => import('./rules/it'),
  },
  setup: {
    en: () => import('./setup/en'),
    fr: () => import('./setup/fr'),
    de: () => import('./setup/de'),
    cs: () => import('./setup/cs'),
    it: () => import('./setup/it'),
  },
  table: {
    en: () => import('./table/en'),
    fr: () => import('./table/fr'),
    de: () => import('./table/de'),
    cs: () => import('./table/cs'),
    it: () => import('./table/it'),
  },
  trial: {
    en: () => import('./trial/en'),
    fr: () => import('./trial/fr'),
    de: () => import('./trial/de'),
    cs: () => import('./trial/cs'),
    it: () => import('./trial/it'),
  },
};
