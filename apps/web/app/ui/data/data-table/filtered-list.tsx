import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import * as listPhrases from '#phrases/ui-lists.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import type { ListFilter } from './filter-field.tsx';
import { ListFilters } from './list-filters.tsx';
import type { Sortable } from './phone-sort.tsx';
import type { ListParams } from './use-list-params.ts';

/** A page of a list, as paged endpoints answer it. */
export interface ListPage<Row> {
  docs: readonly Row[];
  /** Rows on all pages together. */
  total: number;
  totalPages?: number;
}

/** What every list of the admin area is made of, whatever a row looks like. */
export interface FilteredListProps<Row> {
  params: ListParams;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** There once `query` has its first answer. */
  page: ListPage<Row> | undefined;
  searchLabel: string;
  filters?: readonly ListFilter[];
  /** `3 registrations`: how many rows there are on all pages. */
  countText: (total: number) => string;
  empty: { title: string; text: ReactNode };
  /** Buttons for the whole list, such as its export. On a phone they are behind one button. */
  actions?: ReactNode;
}

/**
 * A list of the admin area: search and filters above, then an error with a retry button, or what `children` makes of
 * the rows. It is given what to show when there are none.
 */
export function FilteredList<Row>({
  params,
  query: { error, isFetching, refetch },
  page,
  searchLabel,
  filters,
  countText,
  empty,
  actions,
  sorting,
  children,
}: FilteredListProps<Row> & {
  /** Given where rows are cards: what the sheet of the filters sorts by. */
  sorting?: readonly Sortable[] | undefined;
  children: (none: ReactNode) => ReactNode;
}) {
  return (
    <>
      <ListFilters
        params={params}
        searchLabel={searchLabel}
        filters={filters}
        sorting={sorting}
        count={page && countText(page.total)}
        actions={actions}
      />
      {error && !page ? (
        <ErrorState
          message={error instanceof ApiError ? error.message : phrases.pleaseTryAgain}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : isBeyondLastPage(params, page) ? (
        <EmptyState
          title={listPhrases.noPageTitle({ page: params.page })}
          action={<Button onClick={() => params.setPage(1)}>{listPhrases.goToFirstPage}</Button>}
        />
      ) : (
        children(
          <EmptyState title={empty.title}>
            <p>{empty.text}</p>
          </EmptyState>,
        )
      )}
    </>
  );
}

/** True for an address with a page that the list does not have, or not any more. */
function isBeyondLastPage(params: ListParams, page: ListPage<unknown> | undefined): boolean {
  return page !== undefined && page.total > 0 && page.docs.length === 0 && params.page > 1;
}
