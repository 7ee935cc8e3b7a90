import { readQuery } from '@sangamam/contract/fields/read-filters';
import type { z } from 'zod';

import type { ListParams } from './use-list-params.ts';

/**
 * What a paged list of `query`'s endpoint asks for by the address: its page, and its filters by name. What the server
 * would refuse is left out.
 */
export function listQuery<Query extends z.ZodObject>(
  query: Query,
  { filter, page }: Pick<ListParams, 'filter' | 'page'>,
): z.input<Query> {
  return { ...readQuery(query, (name) => (isOfList(name) ? '' : filter(name))), page: String(page) };
}

/** Sort order and size of a page are the list's own. */
const isOfList = (name: string) => name === 'page' || name === 'pageSize' || name === 'sort';
