import type { PersonDetail } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';

import * as phrases from '#phrases/people/staff/directory.ts';
import { monthYear } from '#web/lib/text/date-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import styles from './people.module.css';

type Relative = PersonDetail['family'][number];

/** Everyone in any registration of the account besides the registrant. */
export function FamilyTable({ family }: { family: readonly Relative[] }) {
  return (
    <DataTable
      caption={phrases.family}
      columns={columns}
      rows={family}
      rowKey={({ _id }) => _id}
      empty={<p>{phrases.noFamily}</p>}
    />
  );
}

const columns: readonly Column<Relative>[] = [
  {
    key: 'name',
    header: phrases.name,
    rowHeader: true,
    cell: ({ firstName, lastName }) => (
      <strong>
        {firstName} {lastName}
      </strong>
    ),
  },
  {
    key: 'relationship',
    header: phrases.relationship,
    plain: true,
    cell: ({ relationShip }) => relationshipNames[relationShip],
  },
  {
    key: 'born',
    header: phrases.born,
    plain: true,
    cell: ({ dob }) =>
      dob === null ? null : (
        <span className={styles['day']}>
          {phrases.age({ dob: monthYear(dob), dob2: ageOn(dob, todayUtc()) })}
        </span>
      ),
  },
  {
    key: 'email',
    header: phrases.email,
    plain: true,
    cell: ({ email }) => email && <EmailText email={email} />,
  },
];
