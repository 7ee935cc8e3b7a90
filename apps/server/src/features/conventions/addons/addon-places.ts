import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockOptions, moveTaken, type AddonOptionRow } from './addon-repository.ts';

/** A line of an order with its quantity. Lines that are not add-ons are ignored. */
interface AddonPiece {
  addonId: string | null;
  key: string | null;
  title: string;
  quantity: number;
}

/**
 * Counts the quantity of each chosen add-on as taken. The options stay locked until the transaction ends, so call it
 * near the end.
 *
 * @throws SOLD_OUT when an option with a capacity has fewer pieces left; says of what, and how many there are
 */
export async function takeAddonPlaces(ctx: Context, pieces: readonly AddonPiece[]): Promise<void> {
  await move(ctx, pieces, 1);
}

/**
 * Releases the quantities and returns the options that had been sold out. Options that staff have removed since are
 * ignored.
 */
export async function releaseAddonPlaces(
  ctx: Context,
  pieces: readonly AddonPiece[],
): Promise<{ addonId: string; key: string }[]> {
  const moved = await move(ctx, pieces, -1);
  return moved.filter(({ capacity, taken }) => capacity !== null && taken >= capacity);
}

/** Locks the options of all these add-ons, always in the same order: for a caller who takes some pieces and releases others. */
export async function lockAddonPlaces(
  ctx: Context,
  pieces: readonly Pick<AddonPiece, 'addonId'>[],
): Promise<void> {
  const addonIds = new Set(pieces.flatMap(({ addonId }) => addonId ?? []));
  await lockOptions(ctx.db, [...addonIds]);
}

/** Returns the changed options as they were before. */
async function move(
  ctx: Context,
  pieces: readonly AddonPiece[],
  direction: 1 | -1,
): Promise<AddonOptionRow[]> {
  const addonIds = new Set(pieces.flatMap(({ addonId }) => addonId ?? []));
  const moves = (await lockOptions(ctx.db, [...addonIds])).flatMap((option) => {
    const chosen = pieces.filter(({ addonId, key }) => addonId === option.addonId && key === option.key);
    const quantity = chosen.reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity === 0
      ? []
      : [{ id: option.id, by: quantity * direction, option, title: chosen[0]?.title }];
  });
  const moved = await moveTaken(ctx.db, moves);
  const refused = moves.find(({ id }) => !moved.has(id));
  if (refused === undefined) return moves.map(({ option }) => option);
  if (direction === 1) throw soldOut(refused.title ?? '', refused.option);
  throw new Error(`Add-on option ${refused.id} has fewer pieces taken than are given back`);
}

function soldOut(title: string, { key, capacity, taken }: AddonOptionRow): AppError {
  const left = Math.max(0, (capacity ?? 0) - taken);
  const what = key === 'Yes' ? title : `${title} (${keyNames[key] ?? key})`;
  return new AppError('SOLD_OUT', {
    field: 'selectedAddonData',
    message: left === 0 ? `${what} is sold out meanwhile.` : `Of ${what}, only ${left} left.`,
  });
}

const keyNames: Readonly<Record<string, string>> = { ADULT: 'adults', CHILDREN: 'children' };
