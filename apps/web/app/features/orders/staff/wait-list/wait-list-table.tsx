import { adminPaths } from '@sangamam/contract/admin-paths';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { WaitListState } from '@sangamam/contract/orders/wait-list/wait-list';
import {
  listWaitList,
  waitListViews,
  type WaitListRow,
  type WaitListView,
} from '@sangamam/contract/orders/wait-list/wait-list-admin-endpoints';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/orders/staff/wait-list.ts';
import { conventionInAddress } from '#web/domain/conventions/convention-in-address.ts';
import { formatInstant, shortInstant } from '#web/lib/text/date-text.ts';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { listQuery } from '#web/ui/data/data-table/list-query.ts';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams, type ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { ViewChips } from '#web/ui/data/view-chips/view-chips.tsx';
import { StatusBadge, type StatusTone } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { useWaitList } from './api.ts';
import { WaitListButtons, WaitListDialogs, type WaitListAction } from './wait-list-actions.tsx';
import { nameOf } from './name-of-subject.ts';
import styles from './wait-list.module.css';

/** The families on the wait lists of a convention, in the views of the address. */
export function WaitListTable({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const view = waitListViews.find((one) => one === params.filter('view')) ?? 'WAITING';
  const query = useWaitList({ ...queryOf(params), view });
  const { data } = query;
  const subjects = data?.subjects ?? [];
  const [entry, setEntry] = useState<WaitListRow>();
  const [asked, setAsked] = useState<WaitListAction>();
  const ask = (about: WaitListRow, action: WaitListAction) => {
    setEntry(about);
    setAsked(action);
  };
  const also = ['conventionId', 'of']
    .filter((name) => params.filter(name) !== '')
    .map((name) => `${name}=${encodeURIComponent(params.filter(name))}`)
    .join('&');
  return (
    <>
      <ViewChips
        label={phrases.viewsLabel}
        parameter="view"
        current={view === 'WAITING' ? '' : view}
        also={also}
        chips={waitListViews.map((one) => ({
          value: one === 'WAITING' ? '' : one,
          label: phrases.views[one],
          sum: data ? String(data.counts[one]) : null,
        }))}
      />
      <FilteredTable
        caption={phrases.waitList}
        countText={phrases.familyCount}
        columns={columnsOf(view, hasAbility(roles, 'decide-registrations') ? ask : undefined)}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={data}
        searchLabel={phrases.searchLabel}
        filters={[
          {
            name: 'of',
            label: phrases.subjectFilter,
            options: subjects.map((subject) => ({
              value: subject._id,
              label:
                conventionInAddress(params) === undefined
                  ? `${nameOf(subject)}, ${subject.conventionName}`
                  : nameOf(subject),
            })),
          },
        ]}
        foot={
          view === 'WAITING' && data?.docs.length ? (
            <p className={styles['sub']}>{phrases.inThisOrder}</p>
          ) : null
        }
        empty={
          params.filter('search') === ''
            ? { title: phrases.nobodyHere, text: phrases.emptyTexts[view] }
            : { title: phrases.noneFound, text: phrases.noneFoundText }
        }
      />
      {entry && (
        <WaitListDialogs key={entry._id} entry={entry} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

/** The query of the address, which has what is waited for as `of`. */
function queryOf({ filter, page }: ListParams) {
  return listQuery(listWaitList.query, {
    page,
    filter: (name) => filter(name === 'subjectId' ? 'of' : name),
  });
}

type Ask = (entry: WaitListRow, action: WaitListAction) => void;

function columnsOf(view: WaitListView, ask: Ask | undefined): readonly Column<WaitListRow>[] {
  const acts = ask && view !== 'ENDED' ? [actionColumn(ask)] : [];
  return view === 'WAITING'
    ? [familyColumn, placeColumn, ...facts, ...acts]
    : [familyColumn, ...facts, ...acts];
}

const familyColumn: Column<WaitListRow> = {
  key: 'family',
  header: phrases.family,
  rowHeader: true,
  cell: ({ orderId, registrantName, familyName, tmpConvRegNo }) => (
    <>
      <Link to={adminPaths.registration(orderId)}>{registrantName}</Link>
      <span className={styles['sub']}>{[familyName, tmpConvRegNo].filter(Boolean).join(' · ')}</span>
    </>
  ),
};

const placeColumn: Column<WaitListRow> = {
  key: 'place',
  header: phrases.place,
  numeric: true,
  cell: ({ place }) => place,
};

const facts: readonly Column<WaitListRow>[] = [
  {
    key: 'subject',
    header: phrases.waitsFor,
    cell: ({ subject, quantity, takesFewer, conventionName }) => (
      <div>
        {quantity > 1 ? `${quantity} × ${nameOf(subject)}` : nameOf(subject)}
        {takesFewer && <span className={styles['sub']}>{phrases.takesFewer}</span>}
        <span className={styles['sub']}>{conventionName}</span>
      </div>
    ),
  },
  { key: 'people', header: phrases.people, numeric: true, cell: ({ people }) => people },
  { key: 'since', header: phrases.since, cell: ({ joinedAt }) => shortInstant(joinedAt) },
  {
    key: 'state',
    header: phrases.state,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state, subject, quantity, offered, offeredUntil, endedAt }) => (
      <div>
        <StatusBadge tone={tones[state]} wraps>
          {phrases.states[state]}
        </StatusBadge>
        <span className={styles['sub']}>
          {state === 'OFFERED' && offeredUntil && phrases.heldUntil({ moment: formatInstant(offeredUntil) })}
          {state === 'PASSED_OVER' &&
            (subject.kind === 'ADDON' ? phrases.addonPassedOver : phrases.passedOverHint)}
          {offered !== null && offered < quantity && phrases.offeredFewer({ offered, quantity })}
          {endedAt && phrases.endedOn({ moment: formatInstant(endedAt) })}
        </span>
      </div>
    ),
  },
];

const actionColumn = (ask: Ask): Column<WaitListRow> => ({
  key: 'actions',
  header: phrases.actions,
  cell: (entry) => <WaitListButtons entry={entry} onAsk={(action) => ask(entry, action)} />,
});

const tones: Readonly<Record<WaitListState, StatusTone>> = {
  WAITING: 'waiting',
  PASSED_OVER: 'neutral',
  OFFERED: 'action',
  TAKEN: 'done',
  EXPIRED: 'stopped',
  LEFT: 'neutral',
  REMOVED: 'stopped',
  CLOSED: 'neutral',
};
