import { z } from 'zod';

import { queryInteger } from './query-fields.ts';

/** The query for a page of a list; `pageSize` is the default. Pages count from 1. */
export function pageQuery(pageSize = 25) {
  return {
    page: queryInteger({ min: 1, max: 100_000 }).default(1),
    pageSize: queryInteger({ min: 1, max: 100 }).default(pageSize),
  };
}

/** What a list is searched for; what that looks at, each list says itself. */
export const searchText = z.string().trim().max(100).optional();

/** One page of a list: its rows, the number of all rows, and the number of pages. */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({ docs: z.array(row), total: z.int(), totalPages: z.int() });
}
