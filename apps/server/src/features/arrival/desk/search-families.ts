import { mostFound } from '@sangamam/contract/arrival/desk/desk-endpoints';
import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { numberInCode, numbersMeant, startOfNumber } from '@sangamam/contract/arrival/desk/number-search';
import { nameWords } from '@sangamam/contract/names/name-words';

import type { Context } from '#server/db/context.ts';

import { readFamilies } from './read-families.ts';
import {
  findByNumbers,
  findByPartOfNumber,
  findByPhone,
  findByWords,
  type Found,
} from './search-read-model.ts';

/** How many digits of a phone number find its family. */
const fewestDigits = 4;
const limit = mostFound;
const nothing: Found = { ids: [], total: 0 };

/** The families that a text finds, at most `mostFound`, and how many there are. */
export async function searchFamilies(
  ctx: Context,
  { conventionId, search }: { conventionId: string; search: string },
): Promise<{ families: DeskFamily[]; total: number }> {
  const { ids, total } = await find(ctx, conventionId, search);
  return { families: await readFamilies(ctx, ids), total };
}

/**
 * A right number finds its family alone; a text with digits finds numbers that differ by one mistake, else those that it
 * is a part of, or a phone number; any other text finds names, else numbers that begin with it, else names in which one
 * letter is wrong.
 */
async function find(ctx: Context, conventionId: string, search: string): Promise<Found> {
  const { db } = ctx;
  const exact = numberInCode(search);
  const meant = exact === undefined ? numbersMeant(search) : [exact];
  const byNumber = meant.length === 0 ? [] : await findByNumbers(db, conventionId, meant);
  if (byNumber.length > 0) return { ids: byNumber.slice(0, limit), total: byNumber.length };
  const plain = search.replaceAll(/[\s()+.-]/gu, '');
  if (!/\d/u.test(plain)) return findByName(ctx, conventionId, search);
  const byPart = await findByPartOfNumber(db, conventionId, { part: plain, limit });
  const isPhone = /^\d+$/u.test(plain) && plain.length >= fewestDigits;
  const byPhone = isPhone
    ? await findByPhone(db, conventionId, { digits: plain.slice(-10), limit })
    : nothing;
  const ids = [...new Set([...byPart.ids, ...byPhone.ids])];
  const twice = byPart.ids.length + byPhone.ids.length - ids.length;
  return { ids: ids.slice(0, limit), total: byPart.total + byPhone.total - twice };
}

async function findByName({ db }: Context, conventionId: string, search: string): Promise<Found> {
  const words = nameWords(search);
  if (words.length === 0) return nothing;
  const byName = await findByWords(db, conventionId, { words, limit });
  const start = startOfNumber(search);
  if (start === undefined || (byName.total > 0 && !byName.isNear)) return byName;
  const byStart = await findByPartOfNumber(db, conventionId, { part: start, limit, isStart: true });
  return byStart.total > 0 ? byStart : byName;
}
