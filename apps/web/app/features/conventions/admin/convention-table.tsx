import { shortDateRange } from '#web/lib/text/date-text.ts';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useConventions, type ConventionRow } from './api/conventions.ts';
import { ConventionState } from './convention-state.tsx';

/** Every convention, the latest first. */
export function ConventionTable() {
  return (
    <Loaded query={useConventions()}>
      {(rows) => (
        <DataTable
          caption="Conventions"
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          empty={
            <EmptyState title="No convention yet">
              <p>Prepare the first one: its facts, its packages, its add-ons. Then open registration.</p>
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
    header: 'Convention',
    rowHeader: true,
    cell: ({ _id, name }) => <Link to={paths.admin.convention(_id)}>{name}</Link>,
  },
  {
    key: 'dates',
    header: 'When',
    cell: ({ startDate, endDate }) => shortDateRange(startDate, endDate),
  },
  { key: 'location', header: 'Where', cell: ({ location }) => location },
  {
    key: 'state',
    header: 'Registration',
    cell: (convention) => <ConventionState convention={convention} />,
  },
];
