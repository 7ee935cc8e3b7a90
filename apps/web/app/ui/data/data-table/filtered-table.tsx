import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { DataTable } from './data-table.tsx';
import { ListFilters, type ListFilter } from './list-filters.tsx';
import type { ListParams } from './use-list-params.ts';

/** A page of a list, as paged endpoints answer it. */
interface ListPage<Row> {
  docs: readonly Row[];
  /** Rows on all pages together. */
  total: number;
  totalPages?: number;
}

type TableProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'columns' | 'rowKey' | 'detail' | 'mutedRow'
>;

/**
 * A list of the admin area with what narrows it above, and what stands in its place while there is nothing: an error
 * with another try, or `empty`. `page` is there once `query` has its first answer.
 */
export function FilteredTable<Row>({
  params,
  query: { error, isFetching, refetch },
  page,
  searchLabel,
  filters,
  noun: [one, many],
  empty,
  ...table
}: TableProps<Row> & {
  params: ListParams;
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  page: ListPage<Row> | undefined;
  searchLabel: string;
  filters?: readonly ListFilter[];
  /** What a row is called, one of it and many. */
  noun: readonly [one: string, many: string];
  empty: { title: string; text: ReactNode };
}) {
  return (
    <>
      <ListFilters
        params={params}
        searchLabel={searchLabel}
        filters={filters}
        count={page && `${page.total} ${page.total === 1 ? one : many}`}
      />
      {error && !page ? (
        <ErrorState
          message={error instanceof ApiError ? error.message : phrases.pleaseTryAgain}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          {...table}
          rows={page?.docs}
          params={params}
          totalPages={page?.totalPages ?? 1}
          loading={isFetching}
          empty={
            <EmptyState title={empty.title}>
              <p>{empty.text}</p>
            </EmptyState>
          }
        />
      )}
    </>
  );
}
