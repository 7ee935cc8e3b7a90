import type { Weight } from './measure-page-weights.ts';
import type { Verdict } from './watch-page.ts';

/** A minimum or a maximum for a measured value. */
interface Target {
  name: string;
  atLeast?: number;
  atMost?: number;
  show: (value: number) => string;
}

const whole = (value: number) => value.toFixed(0);
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

export const pageTargets: Record<keyof (Verdict & Weight), Target> = {
  performance: { name: 'performance', atLeast: 98, show: whole },
  lowestPerformance: { name: 'worst round', atLeast: 98, show: whole },
  accessibility: { name: 'accessibility', atLeast: 100, show: whole },
  bestPractices: { name: 'best practices', atLeast: 100, show: whole },
  seo: { name: 'SEO', atLeast: 100, show: whole },
  largestPaint: {
    name: 'LCP',
    atMost: 1_800,
    show: (value) => `${(value / 1000).toFixed(2)} s`,
  },
  shift: { name: 'CLS', atMost: 0, show: (value) => value.toFixed(3).replace(/\.?0+$/u, '') },
  scripts: { name: 'JavaScript', atMost: 150_000, show: kilobytes },
  styles: { name: 'CSS', atMost: 20_000, show: kilobytes },
  html: { name: 'HTML', atMost: 30_000, show: kilobytes },
};

export const portalTargets = { scripts: { ...pageTargets.scripts, atMost: 220_000 } };

export const rateTarget: Target = { name: 'pages a second per core', atLeast: 500, show: whole };

/**
 * A measured value with its verdict.
 *
 * @throws RangeError for a value that could not be measured: it is neither reached nor missed
 */
export function compareWithTarget(
  value: number | undefined,
  target: Target,
): { cell: string; reached: boolean } {
  if (value === undefined || !Number.isFinite(value))
    throw new RangeError(`The figure '${target.name}' could not be taken: ${value}`);
  const reached = value >= (target.atLeast ?? -Infinity) && value <= (target.atMost ?? Infinity);
  return { cell: `${target.show(value)} ${reached ? '✓' : '✗'}`, reached };
}

/** The target as the heading of its column shows it. */
export function heading({ name, atLeast, atMost, show }: Target): string {
  if (atLeast !== undefined) return `${name} ≥ ${show(atLeast)}`;
  return atMost === 0 ? `${name} = 0` : `${name} ≤ ${show(atMost ?? 0)}`;
}
