import { z } from 'zod';

import { queryInteger } from './query-fields.ts';

/** Which page of a list is asked for, in the query; `pageSize` where it says nothing. Pages count from 1. */
export function pageQuery(pageSize = 25) {
  return {
    page: queryInteger({ min: 1, max: 100_000 }).default(1),
    pageSize: queryInteger({ min: 1, max: 100 }).default(pageSize),
  };
}

/** One page of a list: its rows, how many the whole list has, and how many pages these make. */
export function listPage<Row extends z.ZodType>(row: Row) {
  return z.object({ docs: z.array(row), total: z.int(), totalPages: z.int() });
}
