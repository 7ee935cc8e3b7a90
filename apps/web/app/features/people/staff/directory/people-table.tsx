import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PersonRow } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/people/staff/directory.ts';
import { WriteToThese } from '#web/domain/letters/write-to-these.tsx';
import { PickAll, PickBox } from '#web/domain/bulk-results/pick-box.tsx';
import { OnlySavedViews } from '#web/domain/saved-views/only-saved-views.tsx';
import { dayOfInstant } from '#web/lib/text/date-text.ts';
import { countedOrders } from '#web/domain/orders/counted-orders.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import type { Column } from '#web/ui/data/data-table/data-table.tsx';
import { FilteredTable } from '#web/ui/data/data-table/filtered-table.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { BulkCare } from '#web/features/casework/staff/care/bulk-care.tsx';
import { CareLine } from '#web/features/casework/staff/care/care-line.tsx';

import { AccountStateBadge } from './account-state.tsx';
import { usePeople } from './api.ts';
import { PeopleExport } from './people-export.tsx';
import styles from './people.module.css';
import { usePeopleFilters } from './people-filters.ts';
import { peopleQuery } from './people-query.ts';

/**
 * All accounts, with search. `compareAt` makes each row a link to a comparison, where one makes sense; with `roles` the
 * list can be exported, has saved views, and several are assigned, followed up and labelled at once.
 */
export function PeopleTable({
  compareAt,
  roles,
}: {
  compareAt?: (person: PersonRow) => string | undefined;
  roles?: readonly StaffRole[];
}) {
  const params = useListParams();
  const query = usePeople(peopleQuery(params));
  const filters = usePeopleFilters(params);
  const rows = query.data?.docs ?? [];
  const [pickedIds, setPickedIds] = useState<readonly string[]>([]);
  const picked = rows.filter(({ _id }) => pickedIds.includes(_id));
  const pick = pickColumn({
    isPicked: (row) => picked.includes(row),
    onPick: ({ _id }, on) => setPickedIds(on ? [...pickedIds, _id] : pickedIds.filter((id) => id !== _id)),
  });
  return (
    <>
      {roles && <OnlySavedViews list="PEOPLE" label={phrases.viewsOfThePeople} all={phrases.allPeople} />}
      <FilteredTable
        caption={phrases.people}
        countText={phrases.personCount}
        columns={compareAt ? [...columns, comparing(compareAt)] : roles ? [pick, ...columns] : columns}
        rowKey={({ _id }) => _id}
        params={params}
        query={query}
        page={query.data}
        searchLabel={phrases.searchLabel}
        filters={filters}
        actions={
          roles && (
            <>
              <WriteToThese list="PEOPLE" params={params} roles={roles} />
              <PeopleExport params={params} total={query.data?.total} roles={roles} />
            </>
          )
        }
        mutedRow={({ state }) => state === 'CLOSED'}
        empty={{
          title: phrases.noOneHere,
          text: phrases.noMatchesText,
        }}
        foot={
          roles && (
            <PickAll
              label={phrases.selectPage({ count: rows.length })}
              pickable={rows}
              picked={picked}
              onPick={(people) => setPickedIds(people.map(({ _id }) => _id))}
            />
          )
        }
      />
      {roles && (
        <BulkCare
          kind="PERSON"
          rows={picked.map(namedPerson)}
          label={phrases.selectedPeople}
          selected={phrases.selectedCount(picked.length)}
          onClear={() => setPickedIds([])}
        />
      )}
    </>
  );
}

/** A person as results of several name them. */
function namedPerson({ _id, firstName, lastName, email, care }: PersonRow) {
  return { _id, name: `${firstName} ${lastName}`, to: adminPaths.person(_id), number: email, care };
}

/** The boxes with which people are selected. */
const pickColumn = (tools: {
  isPicked: (person: PersonRow) => boolean;
  onPick: (person: PersonRow, on: boolean) => void;
}): Column<PersonRow> => ({
  key: 'pick',
  screenOnly: true,
  header: phrases.selectColumn,
  cell: (row) => (
    <PickBox
      label={phrases.select(row)}
      isPicked={tools.isPicked(row)}
      onPick={(on) => tools.onPick(row, on)}
    />
  ),
});

function comparing(addressOf: (person: PersonRow) => string | undefined): Column<PersonRow> {
  return {
    key: 'compare',
    screenOnly: true,
    header: phrases.compare,
    cell: (person) => {
      const to = addressOf(person);
      if (to === undefined) return null;
      return (
        <LinkButton
          size="sm"
          variant="secondary"
          to={to}
          aria-label={phrases.compareWith({ firstName: person.firstName, lastName: person.lastName })}
        >
          {phrases.compare}
        </LinkButton>
      );
    },
  };
}

const columns: readonly Column<PersonRow>[] = [
  {
    key: 'name',
    header: phrases.name,
    rowHeader: true,
    cell: ({ _id, firstName, lastName, familyName, localUnitName, care }) => (
      <>
        <Link to={adminPaths.person(_id)} className={styles['name']}>
          {firstName} {lastName}
        </Link>
        <span className={styles['unit']}>{[familyName, localUnitName].filter(Boolean).join(' · ')}</span>
        <CareLine care={care} />
      </>
    ),
  },
  {
    key: 'contact',
    header: phrases.contact,
    plain: true,
    onPhone: 'remaining-room',
    cell: ({ email, mobile }) => (
      <div>
        <EmailText email={email} />
        {mobile && <span className={styles['phone']}>{phoneText(mobile)}</span>}
      </div>
    ),
  },
  {
    key: 'state',
    header: phrases.account,
    plain: true,
    onPhone: 'name-line',
    cell: ({ state }) => <AccountStateBadge state={state} />,
  },
  {
    key: 'registrations',
    header: phrases.registrations,
    numeric: true,
    onPhone: 'line-end',
    cell: ({ _id, firstName, lastName, registrations }) => (
      <CountLink
        count={registrations}
        to={countedOrders({ account: _id })}
        what={phrases.registrationsOf({ name: `${firstName} ${lastName}` })}
      />
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
  {
    key: 'created',
    header: phrases.signedUp,
    optional: true,
    cell: ({ createdAt }) => <span className={styles['day']}>{dayOfInstant(createdAt)}</span>,
  },
];
