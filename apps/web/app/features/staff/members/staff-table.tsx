import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffMember } from '@sangamam/contract/staff/members/staff-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/staff/members.ts';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';
import { roleNames } from '#web/domain/staff/role-names.ts';

import { useStaffList } from '../api.ts';
import { rolesText, StaffStateBadge, staffStateOptions } from './staff-state.tsx';
import styles from './staff.module.css';

const filters = [
  { name: 'state', label: phrases.state, options: staffStateOptions },
  {
    name: 'role',
    label: phrases.role,
    options: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  },
];

/** All staff. They are few, so all are loaded at once and filtered here, by the address. */
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
      caption={phrases.staff}
      countText={phrases.personCount}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={rows && { docs: rows, total: rows.length }}
      searchLabel={phrases.searchLabel}
      filters={filters}
      mutedRow={({ state }) => state === 'ENDED'}
      empty={{ title: phrases.noOneHere, text: phrases.noMatchesText }}
    />
  );
}

const columns: readonly Column<StaffMember>[] = [
  {
    key: 'name',
    header: phrases.name,
    rowHeader: true,
    cell: ({ _id, firstName, lastName, email }) => (
      <>
        <Link to={adminPaths.staffMember(_id)} className={styles['name']}>
          {firstName} {lastName}
        </Link>
        <span className={styles['sub']}>
          <EmailText email={email} />
        </span>
      </>
    ),
  },
  { key: 'roles', header: phrases.roles, plain: true, cell: ({ roles }) => rolesText(roles) },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state }) => <StaffStateBadge state={state} />,
  },
  {
    key: 'factor',
    header: phrases.secondFactor,
    cell: ({ hasSecondFactor }) => (
      <StatusBadge tone={hasSecondFactor ? 'done' : 'neutral'}>
        {hasSecondFactor ? phrases.on : phrases.off}
      </StatusBadge>
    ),
  },
  {
    key: 'signIn',
    header: phrases.lastSignIn,
    optional: true,
    cell: ({ lastSignInAt }) => (
      <span className={styles['day']}>{lastSignInAt === null ? 'never' : dayOfInstant(lastSignInAt)}</span>
    ),
  },
];
