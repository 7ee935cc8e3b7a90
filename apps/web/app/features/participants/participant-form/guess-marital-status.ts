import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { birthDateFrom, todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import type { MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantFormInput } from '@sangamam/contract/orders/participants/participant-form';

type Typed = Pick<ParticipantFormInput, 'maritalStatus' | 'relationShip' | 'year' | 'month' | 'day'>;

/**
 * The marital status where it is obvious: a spouse is married, a minor is single. Undefined if one is already chosen or
 * it could be any.
 */
export function guessMaritalStatus(
  { maritalStatus, relationShip, year, month, day }: Typed,
  today = todayUtc(),
): MaritalStatus | undefined {
  // The empty string means that nothing is chosen yet.
  if ((maritalStatus as string) !== '') return undefined;
  if (relationShip === 'SPOUSE') return 'MARRIED';
  const dob = birthDateFrom({ year, month, day });
  return dob && ageOn(dob, today) < 18 ? 'SINGLE' : undefined;
}
