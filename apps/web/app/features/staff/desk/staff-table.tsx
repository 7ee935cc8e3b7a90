import type { StaffMember } from '@sangamam/contract/staff/staff-desk';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data-table/data-table.tsx';
import { ListFilters } from '#web/ui/data-table/list-filters.tsx';
import { useListParams } from '#web/ui/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state/error-state.tsx';
import { StatusBadge } from '#web/ui/status-badge/status-badge.tsx';
import { useStaffList } from '../api/staff-list.ts';
import { roleNames } from '../duties.ts';
import { dutiesText, StaffStateBadge, staffStateOptions } from './staff-state.tsx';
import styles from './staff-desk.module.css';

const filters = [
  { name: 'state', label: 'State', options: staffStateOptions },
  {
    name: 'role',
    label: 'Duty',
    options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  },
];

/** Everybody of the staff. They are few: all of them come at once, and the address says which are shown. */
export function StaffTable() {
  const params = useListParams();
  const { data, error, isFetching, refetch } = useStaffList();
  const search = params.filter('search').trim().toLowerCase();
  const rows = data?.filter(
    ({ firstName, lastName, email, state, roles }) =>
      `${firstName} ${lastName} ${email}`.toLowerCase().includes(search) &&
      ['', state].includes(params.filter('state')) &&
      ['', ...roles.map(({ role }) => role)].includes(params.filter('role')),
  );
  return (
    <>
      <ListFilters
        params={params}
        searchLabel="Search by name or email"
        filters={filters}
        count={rows && `${rows.length} ${rows.length === 1 ? 'person' : 'people'}`}
      />
      {error && !data ? (
        <ErrorState
          message={error instanceof ApiError ? error.message : 'Please try again.'}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <DataTable
          caption="Staff"
          columns={columns}
          rows={rows}
          rowKey={({ _id }) => _id}
          quietRow={({ state }) => state === 'ENDED'}
          loading={isFetching}
          empty={
            <EmptyState title="Nobody here">
              <p>Nobody of the staff fits these words and filters.</p>
            </EmptyState>
          }
        />
      )}
    </>
  );
}

const columns: readonly Column<StaffMember>[] = [
  {
    key: 'name',
    header: 'Name',
    lead: true,
    cell: ({ _id, firstName, lastName, email }) => (
      <>
        <Link to={paths.admin.staffMember(_id)} className={styles['name']}>
          {firstName} {lastName}
        </Link>
        <span className={styles['sub']}>{email}</span>
      </>
    ),
  },
  { key: 'duties', header: 'Duties', cell: ({ roles }) => dutiesText(roles) },
  { key: 'state', header: 'State', cell: ({ state }) => <StaffStateBadge state={state} /> },
  {
    key: 'factor',
    header: 'Second factor',
    cell: ({ hasSecondFactor }) => (
      <StatusBadge tone={hasSecondFactor ? 'done' : 'neutral'}>{hasSecondFactor ? 'On' : 'Off'}</StatusBadge>
    ),
  },
  {
    key: 'signIn',
    header: 'Last sign-in',
    cell: ({ lastSignInAt }) => (
      <span className={styles['day']}>{lastSignInAt === null ? 'never' : dayOfInstant(lastSignInAt)}</span>
    ),
  },
];
