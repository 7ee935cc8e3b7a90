import type { Context } from '#server/db/context.ts';

import { findSlip, listSlipsOfLines, listUnmatchedSlips, type SlipWithSums } from './slip-read-model.ts';
import { unmatchSlips, updateSlip } from './slip-repository.ts';

/** A deposit slip with its sums, whole dollars, as a bank line is compared with it. */
export type { SlipWithSums } from './slip-read-model.ts';

export function slipWithSums(ctx: Context, slipId: string): Promise<SlipWithSums | undefined> {
  return findSlip(ctx.db, slipId);
}

/** Slips that no bank line confirms yet. */
export function unmatchedSlips(ctx: Context): Promise<SlipWithSums[]> {
  return listUnmatchedSlips(ctx.db);
}

export function slipsOfLines(ctx: Context, lineIds: readonly string[]): Promise<SlipWithSums[]> {
  return listSlipsOfLines(ctx.db, lineIds);
}

/** Notes that a bank line is the deposit of a slip; the caller holds the slip's lock. */
export function matchSlip(ctx: Context, slipId: string, bankLineId: string): Promise<void> {
  return updateSlip(ctx.db, slipId, { bankLineId });
}

/** Takes the lines of an undone import off their slips. */
export function unmatchSlipsOf(ctx: Context, lineIds: readonly string[]): Promise<void> {
  return unmatchSlips(ctx.db, lineIds);
}
