import { adminPaths } from '@sangamam/contract/admin-paths';
import { dryRunReasons } from '@sangamam/contract/letters/letter';
import {
  listLetterRecipients,
  recipientStates,
  type LetterRecipient,
  type RecipientState,
} from '@sangamam/contract/letters/letter-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useLetterRecipients } from './api.ts';
import styles from './letters.module.css';

/** Who gets a letter, and who does not and why, in the filters of the address. */
export function RecipientTable({ letterId }: { letterId: string }) {
  const params = useListParams();
  const query = useLetterRecipients(letterId, listQuery(listLetterRecipients.query, params));
  return (
    <FilteredTable
      caption={phrases.recipients}
      countText={(count) => phrases.families({ count })}
      columns={columnsOf(letterId)}
      rowKey={({ orderId }) => orderId}
      params={params}
      query={query}
      page={query.data}
      searchLabel={phrases.searchFamilies}
      filters={filters}
      empty={{ title: phrases.nobody, text: phrases.nobodyText }}
    />
  );
}

const filters = [
  {
    name: 'state',
    label: phrases.state,
    options: recipientStates.map((value) => ({ value, label: phrases.recipientStates[value] })),
  },
  {
    name: 'reason',
    label: phrases.reason,
    options: dryRunReasons.map((value) => ({ value, label: phrases.reasons[value] })),
  },
];

const tones: Readonly<Record<RecipientState, StatusTone>> = {
  WAITING: 'neutral',
  LEAVING: 'waiting',
  LEFT: 'done',
  FAILED: 'action',
  WITHOUT: 'stopped',
};

const columnsOf = (letterId: string): readonly Column<LetterRecipient>[] => [
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ orderId, name, number }) => (
      <>
        <Link to={adminPaths.registration(orderId)}>{name}</Link>
        <span className={styles['sub']}>{number}</span>
      </>
    ),
  },
  {
    key: 'state',
    header: phrases.state,
    cell: ({ state, reason, sentAt }) => (
      <>
        <StatusBadge tone={tones[state]}>{phrases.recipientStates[state]}</StatusBadge>
        {reason !== null && <span className={styles['sub']}>{phrases.reasons[reason]}</span>}
        {sentAt !== null && <span className={styles['sub']}>{shortInstant(sentAt)}</span>}
      </>
    ),
  },
  {
    key: 'address',
    header: phrases.address,
    cell: ({ email }) => <span className={styles['address']}>{email ?? phrases.reasons.NO_ADDRESS}</span>,
  },
  {
    key: 'read',
    header: phrases.preview,
    plain: true,
    cell: ({ orderId, name }) => (
      <Link to={`${adminPaths.letter(letterId)}?family=${orderId}`} aria-label={phrases.readAsOf({ name })}>
        {phrases.readAs}
      </Link>
    ),
  },
];
