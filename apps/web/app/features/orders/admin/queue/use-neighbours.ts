import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { useRegistrations, type RegistrationQuery } from '../api/registrations.ts';
import { registrationQuery } from '../registration-query.ts';

/** The registrations before and after one, in the list that its address refers to. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** Whose the next one is. */
  nextName: string | undefined;
  /** Starting at 1, and the number of registrations. */
  place: number;
  total: number;
}

/**
 * The position of a registration in the list it was opened from. One that leaves the list by a decision keeps its
 * neighbours, so that work can continue.
 */
export function useNeighbours(orderId: string): Neighbours | undefined {
  const { search } = useLocation();
  const query = registrationQuery(useListParams());
  const page = Number(query.page ?? 1);
  const here = useRegistrations(query);
  const rows = here.isPlaceholderData ? [] : (here.data?.docs ?? []);
  const ids = rows.map(({ _id }) => _id);
  const index = ids.indexOf(orderId);
  const pageBefore = useEdge(query, index === 0 && page > 1 ? page - 1 : undefined);
  const isLast = index >= 0 && index === ids.length - 1;
  const pageAfter = useEdge(query, isLast && page < (here.data?.totalPages ?? 1) ? page + 1 : undefined);
  const [known, setKnown] = useState<{ of: string; neighbours: Neighbours }>();

  const to = (id: string | undefined, onPage: number) =>
    id === undefined ? undefined : `${adminPaths.registration(id)}${withPage(search, onPage)}`;
  if (index >= 0) {
    const neighbours: Neighbours = {
      previous: to(ids[index - 1], page) ?? to(pageBefore.at(-1)?._id, page - 1),
      next: to(ids[index + 1], page) ?? to(pageAfter[0]?._id, page + 1),
      nextName: (rows[index + 1] ?? pageAfter[0])?.registrantName,
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

/** The ids of the previous or next page, loaded only at an edge of this one. */
function useEdge(query: RegistrationQuery, page: number | undefined): readonly RegistrationRow[] {
  const { data, isPlaceholderData } = useRegistrations(
    { ...query, page: String(page ?? 1) },
    page !== undefined,
  );
  return page === undefined || isPlaceholderData ? [] : (data?.docs ?? []);
}

function withPage(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
