import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDateRange } from '@sangamam/contract/fields/dates/short-date';
import { Link } from 'react-router';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { useConventions, type ConventionRow } from './api.ts';
import { ConventionState } from './convention-state.tsx';

/** Every convention, the latest first. */
export function ConventionTable() {
  return (
    <Loaded query={useConventions()}>
      {(rows) => (
        <DataTable
          caption={phrases.conventions}
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          empty={
            <EmptyState title={phrases.noConventionYet}>
              <p>{phrases.emptyText}</p>
            </EmptyState>
          }
        />
      )}
    </Loaded>
  );
}

const columns: readonly Column<ConventionRow>[] = [
  {
    key: 'name',
    header: phrases.convention,
    rowHeader: true,
    cell: ({ _id, name }) => <Link to={adminPaths.convention(_id)}>{name}</Link>,
  },
  {
    key: 'dates',
    header: phrases.when,
    plain: true,
    cell: ({ startDate, endDate }) => shortDateRange(startDate, endDate),
  },
  { key: 'location', header: phrases.where, plain: true, cell: ({ location }) => location },
  {
    key: 'state',
    header: phrases.registration,
    plain: true,
    onPhone: 'name-line',
    cell: (convention) => <ConventionState convention={convention} />,
  },
];
