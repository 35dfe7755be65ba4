/** The fonts that the browser of the tests sees: those that are named here, not whatever the machine has. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where systems keep the fonts that fontconfig reads. */
export const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];
/** What must be there. */
export const FONT_FILES = [
  'LiberationSerif-Regular.ttf',
  'LiberationSans-Regular.ttf',
  'DejaVuSerif.ttf',
  'DejaVuSans.ttf',
];

/** Machines as they are met: most have fonts as wide as Times and Arial, a bare Debian has nothing but DejaVu. */
const MACHINES = {
  usual: { serif: 'Liberation Serif', sans: 'Liberation Sans', symbols: ['DejaVu Sans'] },
  bare: { serif: 'DejaVu Serif', sans: 'DejaVu Sans', symbols: [] },
};

/** Writes a fontconfig for each kind of machine into a new folder; the paths of the files. */
export function writeFontConfigs() {
  const folder = mkdtempSync(join(tmpdir(), 'bottega-fonts-'));
  const write = (machine) => {
    const cache = join(folder, machine);
    mkdirSync(cache);
    const path = join(folder, `${machine}.conf`);
    writeFileSync(path, fontConfig(MACHINES[machine], cache));
    return path;
  };
  return { folder, usual: write('usual'), bare: write('bare') };
}

function fontConfig({ serif, sans, symbols }, cache) {
  const family = (name) => `<pattern><patelt name="family"><string>${name}</string></patelt></pattern>`;
  const alias = (name, font) => `<alias><family>${name}</family><prefer><family>${font}</family></prefer></alias>`;
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  ${FONT_FOLDERS.map((path) => `<dir>${path}</dir>`).join('\n  ')}
  <cachedir>${cache}</cachedir>
  <selectfont>
    <rejectfont><pattern><patelt name="scalable"><bool>true</bool></patelt></pattern></rejectfont>
    <acceptfont>${[serif, sans, ...symbols].map(family).join('')}</acceptfont>
  </selectfont>
  <match target="pattern">
    <edit name="antialias" mode="append"><bool>true</bool></edit>
    <edit name="hintstyle" mode="append"><const>hintslight</const></edit>
  </match>
  ${alias('serif', serif)}
  ${['sans-serif', 'system-ui', 'monospace'].map((name) => alias(name, sans)).join('\n  ')}
</fontconfig>
`;
}
