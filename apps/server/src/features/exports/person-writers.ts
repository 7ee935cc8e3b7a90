import {
  forPersonFields,
  personFieldsWith,
  type PersonFieldWith,
} from '@sangamam/contract/people/person-fields';
import type { WirePerson } from '@sangamam/contract/people/wire-person';

import { date, text, type ColumnWriter } from './choose-columns.ts';

/** What the columns about a person write: dates as dates, values of closed lists by their names. */
export function personWriters<Row>(
  personOf: (row: Row) => Pick<WirePerson, PersonFieldWith<'column'>>,
): Record<PersonFieldWith<'column'>, ColumnWriter<Row>> {
  return forPersonFields(personFieldsWith('column'), ({ kind }, key) => {
    if (kind.is === 'date') return date((row: Row) => personOf(row)[key]);
    const names = kind.is === 'choice' ? kind.names : undefined;
    return text((row: Row) => {
      const value = personOf(row)[key];
      return value === null ? null : (names?.[value] ?? value);
    });
  });
}
