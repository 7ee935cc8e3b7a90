import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { listConsents, type ConsentRow } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';

import { useConsentList } from '../api.ts';
import { ConsentState, consentStateOptions } from './consent-state.tsx';
import { minorText } from './minor-text.ts';

/** The forms that families sent, the oldest first. */
export function ConsentTable({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const query = useConsentList(listQuery(listConsents.query, params));
  return (
    <FilteredTable
      caption={phrases.consentForms}
      countText={phrases.formCount}
      columns={columns}
      rowKey={({ _id }) => _id}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchLabel}
      actions={
        <WriteToThese
          list="CONSENTS"
          conventionId={params.filter('conventionId')}
          params={params}
          roles={roles}
        />
      }
      filters={[{ name: 'state', label: phrases.state, options: consentStateOptions }]}
      empty={{ title: phrases.nothingHere, text: phrases.nothingToCheck }}
    />
  );
}

const columns: readonly Column<ConsentRow>[] = [
  {
    key: 'minor',
    header: phrases.minor,
    rowHeader: true,
    cell: (row) => <Link to={adminPaths.consent(row._id)}>{minorText(row)}</Link>,
  },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state }) => <ConsentState state={state} />,
  },
  {
    key: 'registration',
    header: phrases.registration,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ orderId, number, registrantName }) => (
      <span>
        <Link to={adminPaths.registration(orderId)}>{number}</Link> {registrantName}
      </span>
    ),
  },
  {
    key: 'responsible',
    header: phrases.responsible,
    optional: true,
    cell: ({ responsibleName }) => responsibleName,
  },
  {
    key: 'convention',
    header: phrases.convention,
    optional: true,
    cell: ({ conventionName }) => conventionName,
  },
  {
    key: 'sent',
    header: phrases.sent,
    plain: true,
    onPhone: 'line-end',
    cell: ({ sentAt }) => shortInstant(sentAt),
  },
];
