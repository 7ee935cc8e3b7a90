import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import {
  listMissingConsents,
  type MissingConsentRow,
} from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/documents/staff/consents.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { useMissingConsents } from '../api.ts';

/** The minors without a form, by convention and family. */
export function MissingTable({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const query = useMissingConsents(listQuery(listMissingConsents.query, params));
  return (
    <FilteredTable
      caption={phrases.missingForms}
      countText={phrases.missingCount}
      columns={columns}
      rowKey={({ orderId, minorId }) => `${orderId} ${minorId}`}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      actions={
        <WriteToThese
          list="MISSING_CONSENTS"
          conventionId={params.filter('conventionId')}
          params={params}
          roles={roles}
        />
      }
      empty={{ title: phrases.nobodyMissing, text: phrases.everybodyHasOne }}
    />
  );
}

const columns: readonly Column<MissingConsentRow>[] = [
  { key: 'minor', header: phrases.minor, rowHeader: true, cell: ({ minorName }) => minorName },
  {
    key: 'why',
    header: phrases.why,
    plain: true,
    onPhone: 'name-line',
    cell: ({ why }) => (why === 'RETURNED' ? phrases.returnedNotSentAgain : phrases.notSent),
  },
  {
    key: 'registration',
    header: phrases.registration,
    plain: true,
    cell: ({ orderId, number, registrantName }) => (
      <span>
        {registrantName} <Link to={adminPaths.registration(orderId)}>{number}</Link>
      </span>
    ),
  },
  {
    key: 'email',
    header: phrases.email,
    plain: true,
    cell: ({ email }) =>
      email && (
        <a href={`mailto:${email}`}>
          <EmailText email={email} />
        </a>
      ),
  },
  {
    key: 'convention',
    header: phrases.convention,
    optional: true,
    cell: ({ conventionName }) => conventionName,
  },
];
