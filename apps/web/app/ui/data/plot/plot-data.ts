/** One value of each point, such as a payment method. Its place in the list decides its colour. */
export interface PlotSeries {
  key: string;
  name: string;
}

/** A bar, or a point of each line. */
export interface PlotPoint {
  key: string;
  /** What the point is about, in full: the readout and the table say it. */
  label: string;
  /** A shorter form for the axis; the label where absent. */
  short?: string;
  /** One value for each series, in their order; `null` where a line has none. */
  values: readonly (number | null)[];
  /** Address of the list that the point counts; the table of numbers links to it. */
  list?: string;
}

/** A plot as numbers: what is drawn, what is read aloud and what the table shows. */
export interface PlotData {
  series: readonly PlotSeries[];
  points: readonly PlotPoint[];
  /** A level across all points, such as the rooms that a hotel keeps. */
  line?: { name: string; value: number };
  /** Formats a value, `$1,250` or `12`. */
  format: (value: number) => string;
}

/** The highest value that has to fit: of a stack of bars, or of one point of a line. */
export function highestOf({ points }: PlotData, kind: PlotKind): number {
  return Math.max(0, ...points.map(({ values }) => heightOf(values, kind)));
}

/** Stacked bars along time, a line for each series, or a named row for each point. */
export type PlotKind = 'bars' | 'lines' | 'rows';

function heightOf(values: PlotPoint['values'], kind: PlotKind): number {
  const numbers = values.map((value) => value ?? 0);
  return kind !== 'lines' ? numbers.reduce((sum, value) => sum + value, 0) : Math.max(0, ...numbers);
}

/** A round number at or above the highest value: 1, 2 or 5 times a power of ten; at least `least`. */
export function roundUp(highest: number, least = 10): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, least)));
  return [1, 2, 5, 10].map((times) => times * power).find((top) => top >= highest) ?? 10 * power;
}

/** How many times higher than the others' axis a bar has to be to be cut off, and among how many. */
const outlier = 3;
const leastPoints = 5;

/**
 * The value at the top of a drawing. One bar that is far above all others is cut off there, so that the others can be
 * told apart: with its label it says its own value.
 */
export function topOf({ points, line }: PlotData, kind: PlotKind): number {
  const [highest = 0, second = 0] = points
    .map(({ values }) => heightOf(values, kind))
    .toSorted((a, b) => b - a);
  const isCut =
    kind === 'bars' && points.length >= leastPoints && second > 0 && highest > outlier * roundUp(second);
  return roundUp(Math.max(isCut ? second : highest, line?.value ?? 0));
}

/** The height of a point: the sum of a stack, or the highest of the lines. */
export function heightOfPoint({ values }: PlotPoint, kind: PlotKind): number {
  return heightOf(values, kind);
}

/** Which parts of the height have a line with its value. */
export const gridParts = [1, 0.5] as const;

/** How many characters the longest value beside the drawing has. */
export function axisCharacters(data: PlotData, kind: PlotKind): number {
  const top = topOf(data, kind);
  return Math.max(...gridParts.map((part) => data.format(top * part).length));
}
