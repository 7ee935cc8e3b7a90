import { mostFound } from '@sangamam/contract/check-in/admin/desk-endpoints';
import type { DeskFamily } from '@sangamam/contract/check-in/desk-family';
import { numberInCode, numbersMeant } from '@sangamam/contract/check-in/number-search';

import type { Context } from '#server/db/context.ts';

import { readFamilies } from './read-families.ts';
import { findByNumbers, findByPartOfNumber, findByPhone, findByWords } from './search-read-model.ts';

/** How many digits of a phone number find its family. */
const fewestDigits = 4;
const mostWords = 6;
const limit = mostFound + 1;

/** The families that a text finds, at most `mostFound`. */
export async function searchFamilies(
  ctx: Context,
  { conventionId, search }: { conventionId: string; search: string },
): Promise<{ families: DeskFamily[]; hasMore: boolean }> {
  const ids = await findIds(ctx, conventionId, search);
  return {
    families: await readFamilies(ctx, ids.slice(0, mostFound)),
    hasMore: ids.length > mostFound,
  };
}

/**
 * A right number finds its family alone; a text with digits finds numbers that differ by one mistake, else those that it
 * is a part of, or a phone number; any other text finds names.
 */
async function findIds(ctx: Context, conventionId: string, search: string): Promise<string[]> {
  const { db } = ctx;
  const exact = numberInCode(search);
  const meant = exact === undefined ? numbersMeant(search) : [exact];
  const byNumber = meant.length === 0 ? [] : await findByNumbers(db, conventionId, meant);
  if (byNumber.length > 0) return byNumber;
  const plain = search.replaceAll(/[\s()+.-]/gu, '');
  if (!/\d/u.test(plain)) {
    const words = search.split(/\s+/u).slice(0, mostWords);
    return findByWords(db, conventionId, { words, limit });
  }
  const byPart = await findByPartOfNumber(db, conventionId, { part: plain, limit });
  const isPhone = /^\d+$/u.test(plain) && plain.length >= fewestDigits;
  const byPhone = isPhone ? await findByPhone(db, conventionId, { digits: plain.slice(-10), limit }) : [];
  return [...new Set([...byPart, ...byPhone])].slice(0, limit);
}
