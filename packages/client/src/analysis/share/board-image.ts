/**
 * A part of the page as a picture: a copy of it with the page's own styles and fonts inside an SVG, which the browser draws like any
 * picture. Browsers that cannot, or that do not let anybody look at what they drew so, say it by null: then there is no picture.
 */

/** Pictures begin where movements end. */
const STILL = '*, *::before, *::after { animation: none !important; transition: none !important; }';
const BARE =
  'position: static; margin: 0; padding: 0; border: 0; min-width: 0; min-height: 0; max-width: none; max-height: none; overflow: visible; transform: none; box-shadow: none; background: none; opacity: 1; visibility: visible';
const SVG = 'http://www.w3.org/2000/svg';

export interface DrawnPart {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/** Draws so many pixels for each of the page. */
export async function drawPart(part: HTMLElement, scale: number): Promise<DrawnPart | null> {
  const { width, height } = part.getBoundingClientRect();
  if (width === 0 || height === 0) return null;
  try {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await asSvg(part, width, height))}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return null;
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    // Fails where the browser lets nobody read what was drawn: with it the whole picture could not be read.
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return isBlank(data) ? null : { image: canvas, width: canvas.width, height: canvas.height };
  } catch {
    return null;
  }
}

function isBlank(data: Uint8ClampedArray): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 0) return false;
  return true;
}

/** In the light theme, whatever the page's is. */
async function asSvg(part: HTMLElement, width: number, height: number): Promise<string> {
  const svg = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) svg.setAttribute(name, value);
  svg.setAttribute('data-theme', 'light');
  svg.setAttribute('data-motion', 'off');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.style.colorScheme = 'light';
  const style = document.createElement('style');
  style.textContent = `${await pageStyles()}\n${STILL}`;
  const frame = document.createElementNS(SVG, 'foreignObject');
  frame.setAttribute('width', '100%');
  frame.setAttribute('height', '100%');
  const body = document.createElement('body');
  body.style.cssText = `margin: 0; width: ${width}px; background: none`;
  body.append(...[...document.querySelectorAll('.pattern-definitions')].map((one) => one.cloneNode(true)));
  body.append(within(part, part.cloneNode(true) as HTMLElement, { width, height }));
  frame.append(body);
  svg.append(style, frame);
  return new XMLSerializer().serializeToString(svg);
}

/** Around the copy stands what stands around the part, without taking room: styles hang on it, and so do the widths that they ask for. */
function within(
  part: HTMLElement,
  copy: HTMLElement,
  { width, height }: { width: number; height: number },
): HTMLElement {
  copy.style.cssText += `; position: relative; margin: 0; transform: none; width: ${width}px; height: ${height}px`;
  let inner = copy;
  for (let outer = part.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
    const around = outer.cloneNode(false) as HTMLElement;
    const { fontSize } = getComputedStyle(outer);
    around.style.cssText += `; ${BARE}; display: block; font-size: ${fontSize}; width: ${outer.clientWidth || width}px; height: auto`;
    around.append(inner);
    inner = around;
  }
  return inner;
}

/** Everything that the page is styled by, with the fonts that it shows. */
async function pageStyles(): Promise<string> {
  const shown = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(faceOf));
  const parts: Promise<string>[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) parts.push(ruleText(rule, sheet.href ?? document.baseURI, shown));
  }
  return (await Promise.all(parts)).join('\n');
}

async function ruleText(rule: CSSRule, base: string, shown: ReadonlySet<string>): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  const style = rule.style;
  const value = (name: string) => style.getPropertyValue(name);
  const [family, weight, range] = [value('font-family'), value('font-weight'), value('unicode-range')];
  const address = /url\("?([^")]+)"?\)/.exec(value('src'))?.[1];
  if (address === undefined) return rule.cssText;
  const face = faceOf({ family, weight, unicodeRange: range, style: value('font-style') || 'normal' });
  if (!shown.has(face)) return '';
  const data = await asDataUrl(await (await fetch(new URL(address, base))).blob());
  return rule.cssText.replace(/src:[^;]+;/, `src: url("${data}");`);
}

function faceOf({
  family,
  weight,
  unicodeRange,
  style,
}: Pick<FontFace, 'family' | 'weight' | 'unicodeRange' | 'style'>) {
  return [family.replace(/["']/g, ''), weight || 'normal', style, unicodeRange.replace(/\s/g, '').toLowerCase()].join(
    '|',
  );
}

function asDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
