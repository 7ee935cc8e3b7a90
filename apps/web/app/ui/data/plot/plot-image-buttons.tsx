import { useState, type RefObject } from 'react';

import * as phrases from '#phrases/ui-plot.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import type { PlotData, PlotKind } from './plot-data.ts';
import { imageWords, pngOf, standaloneSvg } from './plot-image.ts';
import { standaloneRows } from './rows-image.ts';

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
