import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

import { likePattern } from './like-pattern.ts';

/**
 * What `word_parts` of the database makes of texts: each word with a blank before it, and each of its ends, so that an index finds
 * the words in which a text is, as `ilike` with `%` on both sides does, without an extension of PostgreSQL.
 */
export function partsOf(...texts: SQLWrapper[]): SQL {
  const each = texts.map((text) => sql`coalesce(${text}, '')`);
  return sql`word_parts(lower(${sql.join(each, sql` || ' ' || `)}))`;
}

const lexeme = (text: string) => `'${text.replaceAll(/['\\]/gu, (mark) => mark + mark)}'`;

/** What finds words in a query of the index: those that have a text in them, are it, begin with it or end with it. */
export const wordThat = {
  has: (part: string) => `${lexeme(part)}:*`,
  is: (word: string) => lexeme(` ${word}`),
  begins: (start: string) => `${lexeme(` ${start}`)}:*`,
  ends: (end: string) => lexeme(end),
};

/** Whether an index of parts has what a query says. */
export const hasParts = (parts: SQL, query: string): SQL => sql`${parts} @@ ${query}::tsquery`;

/**
 * Whether one of the texts contains the search, in either case.
 *
 * @param indexed the texts of the index, at least those that are searched, in its order
 */
export function contains(
  texts: readonly SQLWrapper[],
  search: string,
  indexed: readonly SQLWrapper[] = texts,
): SQL {
  const isIn = sql.join(
    texts.map((text) => sql`${text} ilike ${likePattern(search)}`),
    sql` or `,
  );
  const words = search.toLowerCase().split(' ').filter(Boolean);
  // What is a blank, or nothing, is in every text.
  if (words.length === 0) return sql`(${isIn})`;
  return sql`(${hasParts(partsOf(...indexed), words.map(wordThat.has).join(' & '))} and (${isIn}))`;
}

/** The texts of `people_contacts_index`. */
export const contactTexts = (person: {
  email: SQLWrapper;
  city: SQLWrapper;
  addressLine1: SQLWrapper;
  mobileCountryCode: SQLWrapper;
  mobileNumber: SQLWrapper;
}): SQLWrapper[] => [
  person.email,
  person.city,
  person.addressLine1,
  sql`${person.mobileCountryCode} || ${person.mobileNumber}`,
];

/** The texts of `orders_numbers_index`. */
export const orderNumbers = (order: { tempNumber: SQLWrapper; permNumber: SQLWrapper }): SQLWrapper[] => [
  order.tempNumber,
  order.permNumber,
];
