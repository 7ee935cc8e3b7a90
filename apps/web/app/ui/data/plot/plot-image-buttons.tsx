import { useState, type RefObject } from 'react';

import * as phrases from '#phrases/ui-plot.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import type { PlotData } from './plot-data.ts';
import { pngOf, standaloneSvg } from './plot-image.ts';

/** Saves a plot as an image, drawn in the browser as it is on the page. */
export function PlotImageButtons({
  title,
  data: { series, points },
  fileName,
  drawing,
}: {
  title: string;
  data: PlotData;
  fileName: string;
  drawing: RefObject<Element | null>;
}) {
  const [failed, setFailed] = useState(false);
  const save = async (format: 'svg' | 'png') => {
    if (!drawing.current) return;
    try {
      const first = points[0];
      const last = points.at(-1);
      const svg = standaloneSvg(drawing.current, {
        title,
        legend: series.length > 1 ? series.map(({ name }) => name) : [],
        ends: [first?.short ?? first?.label ?? '', last?.short ?? last?.label ?? ''],
      });
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
          variant="secondary"
          icon={icons.picture}
          aria-label={phrases.saveAs({ title, format: format.toUpperCase() })}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <div role="alert">
        <FieldError id={`image-${fileName}`} error={failed ? phrases.theImageCouldNotBeSaved : undefined} />
      </div>
    </>
  );
}
