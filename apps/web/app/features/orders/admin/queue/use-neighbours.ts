import { adminPaths } from '@sangamam/contract/admin-paths';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { useRegistrations, type RegistrationQuery } from '../api/registrations.ts';
import { registrationQuery } from '../registration-query.ts';

/** The registrations beside one, in the list that its address tells of. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** From 1, and how many there are. */
  place: number;
  total: number;
}

/**
 * Where a registration stands in the queue it was opened from. One that leaves the queue by a decision keeps the
 * neighbours it had, so that the desk can go on.
 */
export function useNeighbours(orderId: string): Neighbours | undefined {
  const { search } = useLocation();
  const query = registrationQuery(useListParams('-submitted'));
  const page = Number(query.page ?? 1);
  const here = useRegistrations(query);
  const ids = here.isPlaceholderData ? [] : (here.data?.docs ?? []).map(({ _id }) => _id);
  const index = ids.indexOf(orderId);
  const pageBefore = useEdge(query, index === 0 && page > 1 ? page - 1 : undefined);
  const isLast = index >= 0 && index === ids.length - 1;
  const pageAfter = useEdge(query, isLast && page < (here.data?.totalPages ?? 1) ? page + 1 : undefined);
  const [known, setKnown] = useState<{ of: string; neighbours: Neighbours }>();

  const to = (id: string | undefined, onPage: number) =>
    id === undefined ? undefined : `${adminPaths.registration(id)}${withPage(search, onPage)}`;
  if (index >= 0) {
    const neighbours: Neighbours = {
      previous: to(ids[index - 1], page) ?? to(pageBefore.at(-1), page - 1),
      next: to(ids[index + 1], page) ?? to(pageAfter[0], page + 1),
      place: (page - 1) * 25 + index + 1,
      total: here.data?.total ?? 0,
    };
    if (known?.of !== orderId || JSON.stringify(known.neighbours) !== JSON.stringify(neighbours)) {
      setKnown({ of: orderId, neighbours });
    }
    return neighbours;
  }
  return known?.of === orderId ? known.neighbours : undefined;
}

/** The ids of the page before or after, asked only at an edge of this one. */
function useEdge(query: RegistrationQuery, page: number | undefined): string[] {
  const { data, isPlaceholderData } = useRegistrations(
    { ...query, page: String(page ?? 1) },
    page !== undefined,
  );
  return page === undefined || isPlaceholderData ? [] : (data?.docs ?? []).map(({ _id }) => _id);
}

function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
