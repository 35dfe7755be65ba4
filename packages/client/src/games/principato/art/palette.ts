/** The colours of the pictures: the theme's custom properties, each with a fallback for the light theme. */

export const INK = 'var(--ink, #2b2119)';
export const PAPER = 'var(--paper, #f6efe0)';
export const FOOD = 'var(--food, #5d8a3a)';
export const GOLD = 'var(--gold, #d9a520)';
export const FAVOR = 'var(--favor, #7b4b94)';
export const LAND = 'var(--land, #8aa65a)';
export const TOWN = 'var(--town, #d8b26a)';
export const ARMY = 'var(--army, #b5473c)';
export const CULTURE = 'var(--culture, #3f6f9f)';
export const ACCENT = 'var(--accent, #a4452c)';
export const SKY = 'var(--sky, #cfe0e6)';

/** Outlines and highlights inside painted scenes stay dark and light in both themes: a scene is not a negative. */
export const LINE = 'var(--art-line, #2b2119)';
export const LIGHT = 'var(--art-light, #f8f1e2)';

/** `percent` of the first colour in the second. */
export const mix = (first: string, second: string, percent: number) =>
  `color-mix(in srgb, ${first} ${percent}%, ${second})`;

export const SKIN = mix(TOWN, LIGHT, 45);
export const STONE = mix(TOWN, LIGHT, 30);
export const WOOD = mix(TOWN, LINE, 55);
export const STEEL = mix(LIGHT, LINE, 62);
export const SHADE = mix(TOWN, LINE, 30);
/** Dark by day, lit in the evening: ink is dark in the light theme and light in the dark one. */
export const WINDOW = mix(INK, GOLD, 70);
