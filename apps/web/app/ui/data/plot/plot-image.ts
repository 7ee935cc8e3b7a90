import {
  backgroundOf,
  imageWidth as width,
  margin,
  svgElement as element,
  writeText,
} from './image-parts.ts';
import type { PlotData, PlotPoint } from './plot-data.ts';
import { plotHeight } from './plot-drawing.tsx';

/** Room above and below the drawing, in CSS pixels. */
const head = 76;
const foot = 34;
const height = head + plotHeight + foot;

/** What the style sheet says about the drawing, written into the image, which has none. */
const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
] as const;

/** What stands around the drawing in its image. */
export interface ImageWords {
  title: string;
  /** Names of the series; empty where one needs no legend. */
  legend: readonly string[];
  /** The first and the last point. */
  ends: readonly [string, string];
}

/** Title, legend and ends of a plot; one series without a line needs no legend. */
export function imageWords(title: string, { series, points, line }: PlotData): ImageWords {
  const nameOf = (point: PlotPoint | undefined) => point?.short ?? point?.label ?? '';
  return {
    title,
    legend: series.length > 1 || line ? [...series, ...(line ? [line] : [])].map(({ name }) => name) : [],
    ends: [nameOf(points[0]), nameOf(points.at(-1))],
  };
}

/**
 * The drawing within `picture` as a document of its own, with title, legend and axis, in the colours of the page. Widths in
 * the drawing are parts of the hundred, so it takes any width.
 */
export function standaloneSvg(picture: Element, words: ImageWords): string {
  const drawing = picture.querySelector('svg');
  if (!drawing) throw new Error('There is no drawing to save');
  const page = getComputedStyle(picture);
  const image = element('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  const text = writeText(image, page);
  image.append(element('rect', { width, height, fill: backgroundOf(picture) }));
  text(words.title, { x: margin, y: 32, 'font-size': 20, 'font-weight': 600 });
  const colors = [...picture.querySelectorAll('li[data-series], li[data-level]')].map(
    (one) => getComputedStyle(one, '::before').backgroundColor,
  );
  words.legend.forEach((name, index) => {
    const x = margin + index * ((width - 2 * margin) / words.legend.length);
    image.append(element('rect', { x, y: 48, width: 12, height: 12, fill: colors[index] ?? page.color }));
    text(name, { x: x + 18, y: 59, 'font-size': 14 });
  });
  const copy = withStyles(drawing);
  // The values beside the drawing need as much room as on the page.
  const start = margin + drawing.getBoundingClientRect().left - picture.getBoundingClientRect().left;
  for (const [name, value] of Object.entries({
    x: start,
    y: head,
    width: width - margin - start,
    height: plotHeight,
    overflow: 'visible',
  }))
    copy.setAttribute(name, String(value));
  image.append(copy);
  const line = head + plotHeight;
  image.append(element('line', { x1: start, x2: width - margin, y1: line, y2: line, stroke: page.color }));
  text(words.ends[0], { x: start, y: line + 20, 'font-size': 13 });
  text(words.ends[1], { x: width - margin, y: line + 20, 'font-size': 13, 'text-anchor': 'end' });
  return new XMLSerializer().serializeToString(image);
}

/** The same as a picture of dots, twice as fine as the screen's. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * 2;
    canvas.height = image.naturalHeight * 2;
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
    for (const name of ['class', 'data-shown', 'data-series', 'data-catch', 'data-level'])
      one.removeAttribute(name);
  });
  copy.removeAttribute('class');
  return copy;
}
