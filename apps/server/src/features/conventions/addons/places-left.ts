import type { Context } from '#server/db/context.ts';

import { findActiveAddon, type AddonOptionRow } from './addon-repository.ts';

/** Pieces of an option that are neither taken nor held; `null` where there is no limit. */
export function piecesLeft({
  capacity,
  taken,
  held,
}: Pick<AddonOptionRow, 'capacity' | 'taken' | 'held'>): number | null {
  return capacity === null ? null : Math.max(0, capacity - taken - held);
}

/**
 * Places left of an add-on option, those that families wait for included for whoever passes the wait list; undefined for one
 * that is no longer offered or has no capacity.
 */
export async function addonPlacesLeft(
  ctx: Context,
  { addonId, key }: { addonId: string; key: string },
  { passesWaitList = true } = {},
): Promise<{ title: string; left: number } | undefined> {
  const addon = await findActiveAddon(ctx.db, addonId);
  const option = addon?.options.find((one) => one.key === key);
  const isAwaited = option !== undefined && option.familiesWaiting > 0;
  const left = isAwaited && !passesWaitList ? 0 : option && piecesLeft(option);
  return addon && typeof left === 'number' ? { title: optionTitle(addon.row.title, key), left } : undefined;
}

/** What an option of an add-on is called in a sentence, such as `Meals (adults)`. */
export function optionTitle(title: string, key: string): string {
  return key === 'Yes' ? title : `${title} (${keyNames[key] ?? key})`;
}

const keyNames: Readonly<Record<string, string>> = { ADULT: 'adults', CHILDREN: 'children' };
