import type { SlipOfLine } from '@sangamam/contract/bank/statements/accept-endpoints';

import type { Context } from '#server/db/context.ts';
import {
  slipsOfLines,
  unmatchedSlips,
  type SlipWithSums,
} from '#server/features/collection/deposits/match-slip.ts';

import type { LineMatch } from '../matching/line-match.ts';
import type { LineRow } from './line-repository.ts';

/** The slips that each of these open lines may be: the same sum to the cent, and no check that came after the line. */
export async function readSlipsOf(
  ctx: Context,
  lines: readonly LineRow[],
): Promise<Map<string, SlipOfLine[]>> {
  const slips = lines.length > 0 ? await unmatchedSlips(ctx) : [];
  const bySum = Map.groupBy(slips, ({ slip, total }) => sumKey(slip.currency, total * 100));
  return new Map(
    lines.map((line) => {
      const alike = line.direction === 'IN' ? bySum.get(sumKey(line.currency, line.cents)) : undefined;
      const fitting = alike?.filter(({ firstReceivedOn }) => (firstReceivedOn ?? '') <= line.bookedOn);
      return [line.id, (fitting ?? []).map(presentSlipOfLine)];
    }),
  );
}

/** The slip that each of these lines was accepted for. */
export async function readDepositsOf(
  ctx: Context,
  lines: readonly LineRow[],
): Promise<Map<string, SlipOfLine[]>> {
  const accepted = lines.filter(({ state }) => state === 'ACCEPTED').map(({ id }) => id);
  const slips = await slipsOfLines(ctx, accepted);
  return new Map(slips.map((one) => [one.slip.bankLineId ?? '', [presentSlipOfLine(one)]]));
}

/**
 * A slip of the same sum makes a line one that somebody should look at. A line that is sure of a family stays so: only
 * transfers name registrations.
 */
export function withSlips(match: LineMatch | undefined, slips: readonly SlipOfLine[]): LineMatch | undefined {
  return match?.level === 'NONE' && slips.length > 0 ? { ...match, level: 'SUGGESTED' } : match;
}

export function presentSlipOfLine({ slip, checkCount, total }: SlipWithSums): SlipOfLine {
  return { _id: slip.id, number: slip.number, checkCount, total, day: slip.day };
}

const sumKey = (currency: string, cents: number) => `${currency} ${cents}`;
