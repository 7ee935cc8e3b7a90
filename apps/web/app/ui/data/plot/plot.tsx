import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';

import * as phrases from '#phrases/ui-plot.ts';
import { Card } from '#web/ui/layout/card/card.tsx';

import { axisCharacters, highestOf, type PlotData, type PlotKind, type PlotPoint } from './plot-data.ts';
import { PlotDrawing } from './plot-drawing.tsx';
import { PlotImageButtons } from './plot-image-buttons.tsx';
import { PlotRows } from './plot-rows.tsx';
import { PlotTable } from './plot-table.tsx';
import styles from './plot.module.css';

/** As many bars have room for a label each, also on a phone. */
const fewBars = 4;

/** Labels below a drawing: of every bar where there are few, else of the first and the last point. */
function PlotAxis({ points, kind }: { points: readonly PlotPoint[]; kind: PlotKind }) {
  const all = kind === 'bars' && points.length <= fewBars;
  const labelled = all ? points : [points[0], points.at(-1)];
  return (
    <div className={styles['axis']} data-all={all || undefined} aria-hidden="true">
      {labelled.map((point, index) => (
        <span key={index === 0 ? 'first' : point?.key}>{point?.short ?? point?.label}</span>
      ))}
    </div>
  );
}

/**
 * A plot with its legend, its numbers and buttons that save it as an image. Pointing at a bar, or moving the slider below
 * with the keys, says its values; rows have their values beside them.
 */
export function Plot({
  title,
  label = title,
  sliderLabel,
  data,
  kind = 'bars',
  readout,
  empty,
  fileName,
  table,
  actions,
}: {
  title: string;
  /** Names the drawing for screen readers. */
  label?: string;
  sliderLabel: string;
  data: PlotData;
  kind?: PlotKind;
  /** The sum of a point in words, before its values; its label where absent. */
  readout?: (point: PlotPoint) => string;
  /** Instead of the drawing, while all values are 0. */
  empty: string;
  /** Of the saved image, without its ending. */
  fileName: string;
  /** The header of the first column of the table behind; without it another table on the page has the numbers. */
  table?: string;
  /** Further buttons, such as another download. */
  actions?: ReactNode;
}) {
  const heading = useId();
  const drawing = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState<number>();
  const { series, points, line } = data;
  const last = lastOfInterest(data, kind);
  const shown = Math.max(Math.min(chosen ?? last, points.length - 1), 0);
  const point = points[shown];
  const axis = { '--axis-characters': axisCharacters(data, kind) } as CSSProperties;
  return (
    <Card labelledBy={heading} className={styles['plot']}>
      <h2 id={heading}>{title}</h2>
      {point === undefined || highestOf(data, kind) === 0 ? (
        <p>{empty}</p>
      ) : (
        <>
          <div ref={drawing} className={styles['picture']} style={axis}>
            {kind === 'rows' && <PlotRows data={data} labelledBy={heading} />}
            {kind !== 'rows' && (series.length > 1 || line) && (
              <ul className={styles['legend']}>
                {series.map(({ key, name }, place) => (
                  <li key={key} data-series={place}>
                    {name}
                  </li>
                ))}
                {line && <li data-level>{line.name}</li>}
              </ul>
            )}
            {kind !== 'rows' && (
              <PlotDrawing data={data} kind={kind} shown={shown} label={label} onPoint={choose} />
            )}
          </div>
          {kind !== 'rows' && (
            <div className={styles['below']} style={axis}>
              <PlotAxis points={points} kind={kind} />
              <input
                type="range"
                className={styles['slider']}
                min={0}
                max={points.length - 1}
                value={shown}
                aria-label={sliderLabel}
                aria-valuetext={[readout?.(point) ?? point.label, ...partsOf(data, point)].join(', ')}
                onChange={(event) => choose(Number(event.target.value))}
              />
              <p className={styles['readout']}>
                <strong>{readout?.(point) ?? point.label}</strong> {partsOf(data, point).join(' · ')}
              </p>
            </div>
          )}
          <div className={styles['actions']}>
            <PlotImageButtons title={title} data={data} kind={kind} fileName={fileName} drawing={drawing} />
            {actions}
          </div>
          {table !== undefined && kind !== 'rows' && <PlotTable caption={title} header={table} data={data} />}
        </>
      )}
    </Card>
  );
}

/** The last point with a value: of the first line, or of any part of a bar. */
function lastOfInterest({ points }: PlotData, kind: PlotKind): number {
  const isSome = (value: number | null | undefined) => value !== null && value !== undefined && value > 0;
  const ofFirst = points.findLastIndex(({ values }) => isSome(values[0]));
  if (kind === 'lines' && ofFirst !== -1) return ofFirst;
  return points.findLastIndex(({ values }) => values.some(isSome));
}

function partsOf({ series, format }: PlotData, { values }: PlotPoint): string[] {
  return series.flatMap(({ name }, place) => {
    const value = values[place];
    if (value === null || value === undefined || (value === 0 && series.length > 2)) return [];
    return [phrases.partOf({ name, value: format(value) })];
  });
}
