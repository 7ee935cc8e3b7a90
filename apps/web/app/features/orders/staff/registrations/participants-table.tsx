import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { maritalStatusNames } from '@sangamam/contract/fields/marital-status-names';
import { genderNames, otherParishValue } from '@sangamam/contract/fields/person-enumerations';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';
import { useState } from 'react';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import * as phrases from '#phrases/orders/staff/registrations.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { IconButton } from '#web/ui/primitives/button/button.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import { CorrectionDialog } from './correction/correction-dialog.tsx';
import styles from './registration.module.css';

type Participant = RegistrationDetail['participants'][number];

/** Everyone in the registration; people who are not attending are de-emphasized. */
export function ParticipantsTable({
  people,
  orderId,
}: {
  people: readonly Participant[];
  /** The registration, given to staff who may change its people on behalf of the family. */
  orderId?: string;
}) {
  const columns = columnsFor(people.find(({ relationShip }) => relationShip === 'SELF'));
  return (
    <DataTable
      caption={phrases.everyoneInTheRegistration}
      columns={orderId === undefined ? columns : [...columns, changeColumn(orderId)]}
      rows={people}
      rowKey={({ userId }) => userId._id}
      mutedRow={({ isParticipated }) => !isParticipated}
      empty={
        <EmptyState title={phrases.noOneHere}>
          <p>{phrases.noPeopleText}</p>
        </EmptyState>
      }
    />
  );
}

/** What the whole family shares is said once, of its registrant, and of others only where it differs. */
const columnsFor = (registrant: Participant | undefined): readonly Column<Participant>[] => [
  {
    key: 'name',
    header: phrases.name,
    rowHeader: true,
    cell: (person) => {
      const { relationShip, isParticipated, userId } = person;
      return (
        <>
          <strong className={styles['who']}>
            {userId.firstName} {userId.lastName}
          </strong>
          <Sub
            words={[
              relationshipNames[relationShip],
              ownOf(person, registrant, 'familyName'),
              !isParticipated && phrases.notAttending,
            ]}
          />
        </>
      );
    },
  },
  {
    key: 'born',
    header: phrases.born,
    plain: true,
    cell: ({ userId: { dob, gender, maritalStatus } }) =>
      dob === null && gender === null && maritalStatus === null ? null : (
        <div>
          {dob !== null && <Born dob={dob} />}
          <Sub words={[gender && genderNames[gender], maritalStatus && maritalStatusNames[maritalStatus]]} />
        </div>
      ),
  },
  {
    key: 'parish',
    header: phrases.parish,
    cell: (person) => {
      const { parishInKerala, otherParish } = person.userId;
      const parish = parishInKerala === otherParishValue ? otherParish : parishInKerala;
      const shared = [
        ownOf(person, registrant, 'localUnitName'),
        ownOf(person, registrant, 'familyFaith'),
      ].filter(Boolean);
      return parish || shared.length > 0 ? (
        <div>
          {parish}
          <Sub words={shared} />
        </div>
      ) : null;
    },
  },
  {
    key: 'contact',
    header: phrases.contact,
    plain: true,
    cell: ({ userId: { email, mobile } }) =>
      email === null && mobile === null ? null : (
        <div>
          {email !== null && (
            <a href={`mailto:${email}`}>
              <EmailText email={email} />
            </a>
          )}
          <Sub words={[mobile && phoneText(mobile)]} />
        </div>
      ),
  },
];

const changeColumn = (orderId: string): Column<Participant> => ({
  key: 'change',
  screenOnly: true,
  header: phrases.change,
  cell: (participant) => <ChangePerson orderId={orderId} participant={participant} />,
});

function ChangePerson({ orderId, participant }: { orderId: string; participant: Participant }) {
  const [opened, setOpened] = useState(false);
  const { firstName, lastName } = participant.userId;
  return (
    <>
      <IconButton
        icon={icons.edit}
        label={phrases.changePerson({ firstName, lastName })}
        onClick={() => setOpened(true)}
      />
      <CorrectionDialog
        orderId={orderId}
        participant={participant}
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </>
  );
}

/** The birth with the age; minors are marked. */
function Born({ dob }: { dob: string }) {
  const age = ageOn(dob, todayUtc());
  return (
    <span className={styles['born']}>
      <span className={styles['line']}>{phrases.age({ dob: monthYear(dob), dob2: age })}</span>
      {age < 18 && <StatusBadge tone="neutral">{phrases.minor}</StatusBadge>}
    </span>
  );
}

/** What a person has of their own: `null` for a relative who shares it with the registrant. */
function ownOf(
  { relationShip, userId }: Participant,
  registrant: Participant | undefined,
  key: 'familyName' | 'localUnitName' | 'familyFaith',
): string | null {
  const isShared = relationShip !== 'SELF' && userId[key] === registrant?.userId[key];
  return isShared ? null : userId[key];
}

/** A muted second line; renders nothing without text. */
function Sub({ words }: { words: readonly (string | false | null)[] }) {
  const said = words.filter(Boolean).join(' · ');
  return said === '' ? null : <span className={styles['sub']}>{said}</span>;
}
