import type { PlotData } from './plot-data.ts';
import { highestOf } from './plot-data.ts';
import { backgroundOf, imageWidth, margin, svgElement, writeText } from './image-parts.ts';

const head = 56;
const row = 32;
/** Where bars begin, and how long the longest is. */
const bars = { x: 340, width: imageWidth - 340 - margin - 72 };

/** Rows as a document of their own, with their title, in the colours of the page. */
export function standaloneRows(picture: Element, title: string, data: PlotData): string {
  const { points, format } = data;
  const highest = highestOf(data, 'rows');
  const height = head + points.length * row + margin / 2;
  const image = svgElement('svg', {
    width: imageWidth,
    height,
    viewBox: `0 0 ${imageWidth} ${height}`,
  });
  const page = getComputedStyle(picture);
  const bar = picture.querySelector('rect[data-series]');
  const fill = bar ? getComputedStyle(bar).fill : page.color;
  image.append(svgElement('rect', { width: imageWidth, height, fill: backgroundOf(picture) }));
  const text = writeText(image, page);
  text(title, { x: margin, y: 32, 'font-size': 20, 'font-weight': 600 });
  points.forEach(({ label, values: [value] }, index) => {
    const y = head + index * row;
    const width = (bars.width * (value ?? 0)) / highest;
    text(label, { x: margin, y: y + 18, 'font-size': 14 });
    image.append(svgElement('rect', { x: bars.x, y: y + 6, width, height: 16, rx: 2, fill }));
    text(format(value ?? 0), { x: bars.x + width + 8, y: y + 19, 'font-size': 14, 'font-weight': 600 });
  });
  return new XMLSerializer().serializeToString(image);
}
