import { firstSpellings, spellingsOf } from '@sangamam/contract/names/name-spellings';
import { foldedFrom, foldedMarks, foldedTo, nameWords } from '@sangamam/contract/names/name-words';
import { oneLetterOff } from '@sangamam/contract/names/one-letter-off';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { escapeLike, likePattern } from './like-pattern.ts';

/**
 * Parts of a name as one text for comparing, as `foldName` of the contract makes it. Nulls are left out. Names without
 * diacritics, almost all, are spared the list of those: `translate` goes through it for each letter.
 */
export function foldedName(...parts: SQLWrapper[]): SQL {
  return folded(sql`concat_ws(' ', ${sql.join(parts, sql`, `)})`);
}

/** Like `foldedName`, for a name in one text. */
export function folded(name: SQL): SQL {
  let marked = sql`lower(${name})`;
  for (const mark of foldedMarks) marked = sql`replace(${marked}, ${sql.raw(quoted(mark))}, ' ')`;
  const translated = sql`translate(lower(${name}), ${sql.raw(quoted(foldedFrom))}, ${sql.raw(quoted(foldedTo))})`;
  return sql`' ' || case when octet_length(${name}) = length(${name}) then ${marked} else ${translated} end || ' '`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Whether a folded name has the whole word. */
export const hasWord = (name: SQL, word: string): SQL => sql`${name} like ${`% ${escapeLike(word)} %`}`;

/** Whether a folded name has the word, also within a longer one. */
export const hasPart = (name: SQL, word: string): SQL => sql`${name} like ${likePattern(word)}`;

/** Whether a folded name has the word, also within a longer one or in another spelling. */
export function hasSpelling(name: SQL, word: string): SQL {
  return either(hasPart(name, word), hasAny(name, spellingsOf(word).map(escapeLike)));
}

/** Whether a folded name has the word in a spelling that one letter may be wrong in, too. */
export function hasNearly(name: SQL, word: string): SQL {
  const near = oneLetterOff(word);
  const middle = Math.floor(word.length / 2);
  const [start, end] = [word.slice(0, middle), word.slice(middle)];
  const swapped = start.slice(0, -1) + end.slice(0, 1) + start.slice(-1) + end.slice(1);
  // One half is as typed, unless the letters beside the middle are swapped: few names are compared with every spelling.
  const mayBe = or(...[start, end, swapped].map((part) => hasPart(name, part)));
  const isNear = hasAny(name, near);
  return either(hasSpelling(name, word), isNear && and(mayBe, isNear));
}

/**
 * Whether a name has every word of a search, as `matchName` of the contract decides. Names with one wrong letter count
 * only where nobody's name has all the words: lists have a sequence of their own, in which similar names would hide the
 * right ones.
 */
export function nameFound(parts: readonly SQLWrapper[], search: string | undefined): SQL {
  const words = nameWords(search ?? '');
  if (words.length === 0) return sql`false`;
  const name = foldedName(...parts);
  const everywhere = foldedName(
    ...['first_name', 'last_name', 'family_name'].map((column) => sql.raw(`named.${column}`)),
  );
  const all = (has: (name: SQL, word: string) => SQL, name: SQL) =>
    sql`(${sql.join(
      words.map((word) => has(name, word)),
      sql` and `,
    )})`;
  const found = all(hasSpelling, name);
  if (words.every((word) => oneLetterOff(word).length === 0)) return found;
  // PostgreSQL answers the subquery once for the whole list, and only if somebody is asked about.
  const isUnknown = sql`not exists (select 1 from people named where ${all(hasSpelling, everywhere)})`;
  return sql`(${found} or (${isUnknown} and ${all(hasNearly, name)}))`;
}

function hasAny(name: SQL, spellings: readonly string[]): SQL | undefined {
  if (spellings.length === 0) return undefined;
  return sql`${name} like any(${sql.param(spellings.map((word) => `% ${word} %`))}::text[])`;
}

function either(one: SQL, other: SQL | undefined): SQL {
  return other === undefined ? one : sql`(${one} or ${other})`;
}

/**
 * The listed spellings of names with the first one of each, as a table `spellings (word, first)`: two people whose words
 * have the same first spelling have the same name.
 */
export const spellings: SQL = sql`spellings (word, first) as materialized (
  select * from unnest(${sql.param(firstSpellings.map(([word]) => word))}::text[],
    ${sql.param(firstSpellings.map(([, first]) => first))}::text[]))`;
