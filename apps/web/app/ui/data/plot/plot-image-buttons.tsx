import { useState, type RefObject } from 'react';

import * as phrases from '#phrases/ui-plot.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { type PlotData, type PlotKind, highestOf } from './plot-data.ts';
import { imageWords, pngOf, standaloneSvg } from './plot-image.ts';
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

/** Saves a plot as an image, drawn in the browser as it is on the page. */
export function PlotImageButtons({
  title,
  data,
  kind,
  fileName,
  drawing,
}: {
  title: string;
  data: PlotData;
  kind: PlotKind;
  fileName: string;
  drawing: RefObject<Element | null>;
}) {
  const [failed, setFailed] = useState(false);
  const save = async (format: 'svg' | 'png') => {
    if (!drawing.current) return;
    try {
      const svg =
        kind === 'rows'
          ? standaloneRows(drawing.current, title, data)
          : standaloneSvg(drawing.current, imageWords(title, data));
      const bytes = format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg);
      saveFile({ name: `${fileName}.${format}`, bytes });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      {(['svg', 'png'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="muted"
          aria-label={phrases.saveAs({ title, format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <div role="alert">
        <FieldError id={`image-${fileName}`} error={failed ? phrases.imageFailed : undefined} />
      </div>
    </>
  );
}
