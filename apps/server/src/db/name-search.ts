import { firstSpellings, spellingsOf } from '@sangamam/contract/names/name-spellings';
import { foldedFrom, foldedMarks, foldedTo, nameWords } from '@sangamam/contract/names/name-words';
import { oneLetterOff } from '@sangamam/contract/names/one-letter-off';
import { and, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { escapeLike, likePattern } from './like-pattern.ts';
import { hasParts, wordThat } from './word-parts.ts';

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
 * right ones. It reads the name of each row: `isNamed` finds people.
 */
export function nameFound(parts: readonly SQLWrapper[], search: string | undefined): SQL {
  const words = nameWords(search ?? '');
  if (words.length === 0) return sql`false`;
  const name = foldedName(...parts);
  const found = all(words, (word) => hasSpelling(name, word));
  if (!mayBeNear(words)) return found;
  // PostgreSQL answers the subquery once for the whole list, and only if somebody is asked about.
  const isUnknown = sql`not exists (${peopleSpelt(words)})`;
  return sql`(${found} or (${isUnknown} and ${all(words, (word) => hasNearly(name, word))}))`;
}

/** Whether a person's first, last or house name has every word of a search, as `nameFound` decides, by the index of names. */
export function isNamed(personId: SQLWrapper, search: string | undefined): SQL {
  const words = nameWords(search ?? '');
  return words.length === 0 ? sql`false` : sql`${personId} in (${peopleNamed(words)})`;
}

/** Whether a person's first, last or house name has every word of a search in some spelling, but none with a wrong letter. */
export function isSpelt(personId: SQLWrapper, search: string): SQL {
  const words = nameWords(search);
  return words.length === 0 ? sql`false` : sql`${personId} in (${peopleSpelt(words)})`;
}

const peopleSpelt = (words: readonly string[]): SQL =>
  sql`select named.id from people named where ${hasParts(named.parts, everyWord(words, spelt))}`;

function peopleNamed(words: readonly string[]): SQL {
  const found = peopleSpelt(words);
  if (!mayBeNear(words)) return found;
  const isNear = all(words, (word) => hasNearly(named.name, word));
  return sql`with found as materialized (${found}) select id from found union all select named.id from people named
    where not exists (select from found) and ${hasParts(named.parts, everyWord(words, near))} and ${isNear}`;
}

/** What the index of names, `people_names_index`, has of a person; `folded_name` of the database is `folded`. */
export const nameParts = (first: SQLWrapper, last: SQLWrapper, house: SQLWrapper): SQL =>
  sql`word_parts(folded_name(${first} || ' ' || ${last} || ' ' || coalesce(${house}, '')))`;

const column = (name: string) => sql.raw(`named.${name}`);
const columns = [column('first_name'), column('last_name'), column('family_name')] as const;
const named = { name: foldedName(...columns), parts: nameParts(...columns) };

const mayBeNear = (words: readonly string[]) => words.some((word) => oneLetterOff(word).length > 0);

function all(words: readonly string[], has: (word: string) => SQL): SQL {
  return sql`(${sql.join(words.map(has), sql` and `)})`;
}

const everyWord = (words: readonly string[], query: (word: string) => string[]) =>
  words.map((word) => `(${query(word).join(' | ')})`).join(' & ');

/** Finds what `hasSpelling` is true of. */
const spelt = (word: string): string[] => [wordThat.has(word), ...spellingsOf(word).map(wordThat.is)];

/** Finds what `hasNearly` is true of, and a few more: the longer side of the letter that may be any. */
function near(word: string): string[] {
  const letters = oneLetterOff(word).map((pattern) => {
    const [start = '', end] = pattern.split('_');
    if (end === undefined) return wordThat.is(pattern);
    if (start.length < end.length) return wordThat.ends(end);
    return end === '' ? wordThat.begins(start) : `(${wordThat.begins(start)} & ${wordThat.ends(end)})`;
  });
  return [...spelt(word), ...letters];
}

function hasAny(name: SQL, spellings: readonly string[]): SQL | undefined {
  if (spellings.length === 0) return undefined;
  return sql`${name} like any(${sql.param(spellings.map((word) => `% ${word} %`))}::text[])`;
}

function either(one: SQL, other: SQL | undefined): SQL {
  return other === undefined ? one : sql`(${one} or ${other})`;
}

/** Street and postal code for comparing: only their letters and digits, of an American code the first five. */
export const comparedAddress = (line: SQLWrapper, postCode: SQLWrapper): SQL =>
  sql`(lower(regexp_replace(nullif(${line}, ''), '[^[:alnum:]]', '', 'g')) || left(replace(upper(nullif(${postCode}, '')), ' ', ''), 5))`;

/** The home parish for comparing: the one that was typed, or else the one of the list. */
export const comparedParish = (other: SQLWrapper, listed: SQLWrapper): SQL =>
  sql`nullif(lower(coalesce(nullif(${other}, ''), ${listed})), '')`;

/**
 * The listed spellings of names with the first one of each, as a table `spellings (word, first)`: two people whose words
 * have the same first spelling have the same name.
 */
export const spellings: SQL = sql`spellings (word, first) as materialized (
  select * from unnest(${sql.param(firstSpellings.map(([word]) => word))}::text[],
    ${sql.param(firstSpellings.map(([, first]) => first))}::text[]))`;
