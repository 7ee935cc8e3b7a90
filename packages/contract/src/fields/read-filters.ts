import type { z } from 'zod';

/**
 * The filters of a list that an address asks for by name. It may contain anything: what the endpoint would refuse is
 * left out, and a search text that is too long is cut.
 */
export function readFilters<Filters extends z.ZodObject>(
  filters: Filters,
  value: (name: string) => string,
): z.output<Filters> {
  const asked: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(filters.shape)) {
    const text = value(name).trim();
    const { data } = (field as z.ZodType).safeParse(
      (name === 'search' ? text.slice(0, 100) : text) || undefined,
    );
    if (data !== undefined) asked[name] = data;
  }
  return filters.parse(asked);
}
