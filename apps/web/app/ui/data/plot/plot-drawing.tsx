import {
  gridParts,
  heightOfPoint,
  topOf,
  type PlotData,
  type PlotKind,
  type PlotPoint,
} from './plot-data.ts';
import styles from './plot.module.css';

/** Height of the plot in pixels; widths are parts of the hundred, so that texts never shrink with it. */
export const plotHeight = 180;

/** Room for the words above a bar that is cut off. */
const above = 20;

/** How far the values stand from the drawing, and how much lower than their lines they begin. */
const besideLine = { x: -8, dy: 4 };

/** The drawing itself: two lines with their values beside it, and bars or lines over them. */
export function PlotDrawing({
  data,
  kind,
  shown,
  label,
  onPoint,
}: {
  data: PlotData;
  kind: PlotKind;
  shown: number;
  label: string;
  onPoint: (index: number) => void;
}) {
  const { points, format, line } = data;
  const top = topOf(data, kind);
  const step = 100 / points.length;
  const y = (value: number) => plotHeight - ((plotHeight - above) * Math.min(value, top)) / top;
  return (
    <svg className={styles['drawing']} height={plotHeight} width="100%" role="img" aria-label={label}>
      {gridParts.map((part) => (
        <g key={part}>
          <line className={styles['grid']} x1="0" x2="100%" y1={y(top * part)} y2={y(top * part)} />
          <text x={besideLine.x} y={y(top * part) + besideLine.dy} textAnchor="end">
            {format(top * part)}
          </text>
        </g>
      ))}
      {points.map((point, index) => (
        <g key={point.key} data-shown={index === shown || undefined} onPointerEnter={() => onPoint(index)}>
          <rect
            className={styles['catch']}
            data-catch
            x={`${index * step}%`}
            width={`${step}%`}
            y={0}
            height={plotHeight}
          />
          {kind === 'bars' &&
            stacked(point.values).map(({ series, value, below }) => (
              <rect
                key={series}
                data-series={series}
                x={`${(index + 0.1) * step}%`}
                width={`${step * 0.8}%`}
                y={y(below + value)}
                height={Math.max(y(below) - y(below + value), 1)}
              />
            ))}
          {kind === 'bars' && heightOfPoint(point, kind) > top && (
            <CutBar point={point} format={format} centre={(index + 0.5) * step} y={y(top)} />
          )}
        </g>
      ))}
      {kind === 'lines' && <Lines data={data} y={y} shown={shown} />}
      {line && (
        <line className={styles['level']} data-level x1="0" x2="100%" y1={y(line.value)} y2={y(line.value)} />
      )}
    </svg>
  );
}

/** Says that a bar goes on above the drawing, and how far. */
function CutBar({
  point,
  format,
  centre,
  y,
}: {
  point: PlotPoint;
  format: (value: number) => string;
  centre: number;
  y: number;
}) {
  return (
    <text
      data-cut={point.key}
      x={`${Math.min(Math.max(centre, 12), 88)}%`}
      y={y - 6}
      textAnchor="middle"
    >{`↑ ${format(heightOfPoint(point, 'bars'))}`}</text>
  );
}

/** A line for each series from point to point, interrupted where it has no value. */
function Lines({
  data: { series, points },
  y,
  shown,
}: {
  data: PlotData;
  y: (value: number) => number;
  shown: number;
}) {
  const step = 100 / points.length;
  const x = (index: number) => `${(index + 0.5) * step}%`;
  return series.map(({ key }, place) => (
    <g key={key} className={styles['line']} data-series={place}>
      {points.map(({ key: point, values }, index) => {
        const value = values[place];
        const before = points[index - 1]?.values[place];
        if (value === null || value === undefined) return null;
        return (
          <g key={point}>
            {before !== null && before !== undefined && (
              <line x1={x(index - 1)} y1={y(before)} x2={x(index)} y2={y(value)} />
            )}
            {index === shown && <circle cx={x(index)} cy={y(value)} r="4" />}
          </g>
        );
      })}
    </g>
  ));
}

function stacked(values: readonly (number | null)[]) {
  let below = 0;
  return values.flatMap((value, series) => {
    if (value === null || value <= 0) return [];
    const part = { series, value, below };
    below += value;
    return [part];
  });
}
