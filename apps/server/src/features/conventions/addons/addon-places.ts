import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import {
  findAddon,
  findOption,
  findOptionWithAddon,
  lockOption,
  lockOptions,
  moveTaken,
  storeOptionWaitList,
  type AddonOptionRow,
  type AddonRow,
} from './addon-repository.ts';
import { optionTitle, piecesLeft } from './places-left.ts';

/** A line of an order with its quantity. Lines that are not add-ons are ignored. */
interface AddonPiece {
  addonId: string | null;
  key: string | null;
  title: string;
  quantity: number;
}

/**
 * Counts the quantity of each chosen add-on as taken. The options stay locked until the transaction ends, so call it
 * near the end. While families are on the wait list of an option, its pieces are theirs: `passesWaitList` says of which
 * options the caller has an offer, or gives them away as staff.
 *
 * @throws SOLD_OUT when an option with a capacity has fewer pieces left; says of what, and how many there are
 */
export async function takeAddonPlaces(
  ctx: Context,
  pieces: readonly AddonPiece[],
  { passesWaitList = never }: { passesWaitList?: (optionId: string) => boolean } = {},
): Promise<void> {
  await move(ctx, pieces, { direction: 1, passesWaitList });
}

const never = () => false;

/**
 * Releases the quantities and returns the options, with whether they had been sold out. Options that staff have removed
 * since are ignored.
 */
export async function releaseAddonPlaces(
  ctx: Context,
  pieces: readonly AddonPiece[],
): Promise<{ id: string; addonId: string; key: string; wasSoldOut: boolean }[]> {
  const moved = await move(ctx, pieces, { direction: -1, passesWaitList: () => true });
  return moved.map((option) => ({
    id: option.id,
    addonId: option.addonId,
    key: option.key,
    wasSoldOut: option.familiesWaiting > 0 || piecesLeft(option) === 0,
  }));
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
  { direction, passesWaitList }: { direction: 1 | -1; passesWaitList: (optionId: string) => boolean },
): Promise<AddonOptionRow[]> {
  const addonIds = new Set(pieces.flatMap(({ addonId }) => addonId ?? []));
  const moves = (await lockOptions(ctx.db, [...addonIds])).flatMap((option) => {
    const chosen = pieces.filter(({ addonId, key }) => addonId === option.addonId && key === option.key);
    const quantity = chosen.reduce((sum, piece) => sum + piece.quantity, 0);
    return quantity === 0
      ? []
      : [
          {
            id: option.id,
            by: quantity * direction,
            passesWaitList: passesWaitList(option.id),
            option,
            title: chosen[0]?.title,
          },
        ];
  });
  const moved = await moveTaken(ctx.db, moves);
  const refused = moves.find(({ id }) => !moved.has(id));
  if (refused === undefined) return moves.map(({ option }) => option);
  if (direction === 1) throw soldOut(refused.title ?? '', refused);
  throw new Error(`Add-on option ${refused.id} has fewer pieces taken than are given back`);
}

function soldOut(
  title: string,
  { option, passesWaitList }: { option: AddonOptionRow; passesWaitList: boolean },
): AppError {
  const isAwaited = option.familiesWaiting > 0 && !passesWaitList;
  const left = isAwaited ? 0 : (piecesLeft(option) ?? 0);
  const what = optionTitle(title, option.key);
  return new AppError('SOLD_OUT', {
    field: 'selectedAddonData',
    message: left === 0 ? `${what} is sold out meanwhile.` : `Of ${what}, only ${left} left.`,
  });
}

/** An option that is locked, with its add-on. */
export interface LockedOption {
  option: AddonOptionRow;
  addon: AddonRow;
}

/** Locks one option, whose wait list is about to change; undefined for one that staff have removed. */
export async function lockAddonOption(ctx: Context, optionId: string): Promise<LockedOption | undefined> {
  const option = await lockOption(ctx.db, optionId);
  const addon = option && (await findAddon(ctx.db, option.addonId));
  return option && addon && { option, addon };
}

/** The id of the option of an add-on with this key; undefined for one that staff have removed. */
export async function optionIdOf(
  ctx: Context,
  of: { addonId: string; key: string },
): Promise<string | undefined> {
  return (await findOption(ctx.db, of))?.id;
}

/** What an option is called in a sentence, such as `Meals (adults)`; empty for one that staff have removed. */
export async function optionInWords(ctx: Context, optionId: string): Promise<string> {
  const found = await findOptionWithAddon(ctx.db, optionId);
  return found ? optionTitle(found.title, found.key) : '';
}

/** Stores how many pieces of a locked option are held for families on the wait list, and how many wait. */
export function storeAddonWaitList(
  ctx: Context,
  optionId: string,
  counts: { held: number; familiesWaiting: number },
): Promise<void> {
  return storeOptionWaitList(ctx.db, optionId, counts);
}
