import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { useState } from 'react';
import { useLocation } from 'react-router';

import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useNeighbourRows } from '../api.ts';
import { registrationQuery } from '../registration-query.ts';

/** The registrations before and after one, in the list that its address refers to. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
  /** Whose the next one is. */
  nextName: string | undefined;
  /** Starting at 1; undefined for one that is not, or no longer, in the list. */
  place: number | undefined;
  total: number;
  /** How many come after this one. */
  left: number;
}

const pageSize = 25;

/**
 * The position of a registration in the list it was opened from; undefined while that is loading, and for one that was
 * not opened from a list. One that leaves the list by a decision keeps its neighbours, so that work can continue there
 * whatever the list is sorted by.
 */
export function useNeighbours(orderId: string, roles: readonly StaffRole[]): Neighbours | undefined {
  const { search } = useLocation();
  const { page: _page, ...query } = registrationQuery(useListParams(), roles);
  const { data } = useNeighbourRows(orderId, search === '' ? undefined : query);
  const [known, setKnown] = useState<{ of: string; at: typeof data }>();
  if (data && data.place !== null && (known?.of !== orderId || known.at !== data))
    setKnown({ of: orderId, at: data });
  if (!data) return undefined;
  const { previous, next, left } = data.place === null && known?.of === orderId && known.at ? known.at : data;
  const to = (id: string | undefined, place: number) =>
    id === undefined ? undefined : `${adminPaths.registration(id)}${withPage(search, place)}`;
  const place = data.place ?? data.total - data.left + 1;
  return {
    previous: to(previous?._id, place - 1),
    next: to(next?._id, data.place === null ? place : place + 1),
    nextName: next?.registrantName,
    place: data.place ?? undefined,
    total: data.total,
    left,
  };
}

/** The list's parameters with the page that has this place. */
function withPage(search: string, place: number): string {
  const page = Math.ceil(place / pageSize);
  const params = new URLSearchParams(search);
  if (page > 1) params.set('page', String(page));
  else params.delete('page');
  return params.size > 0 ? `?${params}` : '';
}
