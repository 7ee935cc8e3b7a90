import type { z } from 'zod';

/** How long a text may be that a list is searched for. */
const searchLength = 100;

/**
 * What an address asks for of the query of a list, field by field under the field's name. It may contain anything: what
 * the endpoint would refuse is left out, and a search text that is too long is cut.
 */
export function readQuery<Query extends z.ZodObject>(
  query: Query,
  value: (name: string) => string,
): z.input<Query> {
  const asked: Record<string, string> = {};
  for (const [name, field] of Object.entries(query.shape)) {
    const typed = value(name).trim();
    const text = name === 'search' ? typed.slice(0, searchLength) : typed;
    if (text !== '' && (field as z.ZodType).safeParse(text).success) asked[name] = text;
  }
  return asked as z.input<Query>;
}

/** The same for the filters of a list as a body has them, with the values that stand for those that are not asked for. */
export function readFilters<Filters extends z.ZodObject>(
  filters: Filters,
  value: (name: string) => string,
): z.output<Filters> {
  return filters.parse(readQuery(filters, value));
}
