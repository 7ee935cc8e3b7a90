import type { StaffMember } from '@sangamam/contract/staff/admin/staff-admin-endpoints';
import { Link } from 'react-router';

import { paths } from '#web/config/paths.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { useStaffList } from '../api/staff-list.ts';
import { roleNames } from '../duties.ts';
import { dutiesText, StaffStateBadge, staffStateOptions } from './staff-state.tsx';
import styles from './staff.module.css';

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
  const query = useStaffList();
  const search = params.filter('search').trim().toLowerCase();
  const rows = query.data?.filter(
    ({ firstName, lastName, email, state, roles }) =>
      `${firstName} ${lastName} ${email}`.toLowerCase().includes(search) &&
      ['', state].includes(params.filter('state')) &&
      ['', ...roles.map(({ role }) => role)].includes(params.filter('role')),
  );
  return (
    <FilteredTable
      caption="Staff"
      noun={['person', 'people']}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={rows && { docs: rows, total: rows.length }}
      searchLabel="Search by name or email"
      filters={filters}
      mutedRow={({ state }) => state === 'ENDED'}
      empty={{ title: 'Nobody here', text: 'Nobody of the staff fits these words and filters.' }}
    />
  );
}

const columns: readonly Column<StaffMember>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
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
    optional: true,
    cell: ({ lastSignInAt }) => (
      <span className={styles['day']}>{lastSignInAt === null ? 'never' : dayOfInstant(lastSignInAt)}</span>
    ),
  },
];
