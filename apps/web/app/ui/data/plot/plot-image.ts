import { plotHeight } from './plot-drawing.tsx';

/** Size of the saved image in CSS pixels. */
const width = 960;
const margin = 24;
const head = 76;
const foot = 34;
const height = head + plotHeight + foot;

const svgNamespace = 'http://www.w3.org/2000/svg';
/** What the style sheet says about the drawing, written into the image, which has none. */
const properties = ['fill', 'stroke', 'stroke-width', 'font-size', 'font-family', 'font-weight'] as const;

/** What stands around the drawing in its image. */
export interface ImageWords {
  title: string;
  /** Names of the series; empty where one needs no legend. */
  legend: readonly string[];
  /** The first and the last point. */
  ends: readonly [string, string];
}

/**
 * The drawing within `picture` as a document of its own, with title, legend and axis, in the colours of the page. Widths in
 * the drawing are parts of the hundred, so it takes any width.
 */
export function standaloneSvg(picture: Element, words: ImageWords): string {
  const drawing = picture.querySelector('svg');
  if (!drawing) throw new Error('There is no drawing to save');
  const page = getComputedStyle(picture);
  const image = element('svg', { width, height, viewBox: `0 0 ${width} ${height}`, xmlns: svgNamespace });
  const text = (content: string, attributes: Record<string, string | number>) => {
    const one = element('text', { fill: page.color, 'font-family': page.fontFamily, ...attributes });
    one.textContent = content;
    image.append(one);
  };
  image.append(element('rect', { width, height, fill: backgroundOf(picture) }));
  text(words.title, { x: margin, y: 32, 'font-size': 20, 'font-weight': 600 });
  const colors = [...picture.querySelectorAll('li[data-series]')].map(
    (one) => getComputedStyle(one, '::before').backgroundColor,
  );
  words.legend.forEach((name, index) => {
    const x = margin + index * ((width - 2 * margin) / words.legend.length);
    image.append(element('rect', { x, y: 48, width: 12, height: 12, fill: colors[index] ?? page.color }));
    text(name, { x: x + 18, y: 59, 'font-size': 14 });
  });
  const copy = withStyles(drawing);
  for (const [name, value] of Object.entries({
    x: margin,
    y: head,
    width: width - 2 * margin,
    height: plotHeight,
  }))
    copy.setAttribute(name, String(value));
  image.append(copy);
  const line = head + plotHeight;
  image.append(element('line', { x1: margin, x2: width - margin, y1: line, y2: line, stroke: page.color }));
  text(words.ends[0], { x: margin, y: line + 20, 'font-size': 13 });
  text(words.ends[1], { x: width - margin, y: line + 20, 'font-size': 13, 'text-anchor': 'end' });
  return new XMLSerializer().serializeToString(image);
}

/** The same as a picture of dots, twice as fine as the screen's. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * 2;
    canvas.height = height * 2;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture has no dots'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const one = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes))
    if (key !== 'xmlns') one.setAttribute(key, String(value));
  return one;
}

/** A copy with the look of the original written into it. */
function withStyles(original: SVGSVGElement): SVGSVGElement {
  const copy = original.cloneNode(true) as SVGSVGElement;
  const originals = [...original.querySelectorAll<SVGElement>('*')];
  [...copy.querySelectorAll<SVGElement>('*')].forEach((one, index) => {
    const source = originals[index];
    const styles = source && getComputedStyle(source);
    for (const name of properties) if (styles) one.setAttribute(name, styles.getPropertyValue(name));
    // It only catches the pointer.
    if (one.hasAttribute('data-catch')) one.setAttribute('fill', 'none');
    for (const name of ['class', 'data-shown', 'data-series', 'data-catch']) one.removeAttribute(name);
  });
  copy.removeAttribute('class');
  return copy;
}

/** The first colour behind it that is not transparent. */
function backgroundOf(start: Element): string {
  for (let one: Element | null = start; one; one = one.parentElement) {
    const { backgroundColor } = getComputedStyle(one);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' && backgroundColor !== 'transparent') return backgroundColor;
  }
  return 'white';
}
