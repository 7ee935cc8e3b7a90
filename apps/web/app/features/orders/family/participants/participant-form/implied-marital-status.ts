import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { birthDateFrom, todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import type { MaritalStatus } from '@sangamam/contract/fields/person-enumerations';
import type { ParticipantFormInput } from '@sangamam/contract/orders/participants/participant-form';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';

import type { ParticipantAppForm } from './participant-form-types.ts';

type Typed = Pick<ParticipantFormInput, 'relationShip' | 'year' | 'month' | 'day'>;

/** The marital status where it is obvious: a spouse is married, a minor is single. Undefined if it could be any. */
export function impliedMaritalStatus(
  { relationShip, year, month, day }: Typed,
  today = todayUtc(),
): MaritalStatus | undefined {
  if (relationShip === 'SPOUSE') return 'MARRIED';
  const dob = birthDateFrom({ year, month, day });
  return dob && ageOn(dob, today) < 18 ? 'SINGLE' : undefined;
}

/**
 * Keeps the marital status that follows from relationship and date of birth in the form, unless somebody chose another
 * one, and returns it. What was implied is cleared again when it no longer is.
 */
export function useImpliedMaritalStatus(form: ParticipantAppForm): MaritalStatus | undefined {
  const [relationShip, year, month, day] = useWatch({
    control: form.control,
    name: ['relationShip', 'year', 'month', 'day'],
  });
  const implied = impliedMaritalStatus({ relationShip, year, month, day });
  const before = useRef<MaritalStatus>(undefined);
  useEffect(() => {
    // The empty string means that nothing is chosen yet.
    const chosen = form.getValues('maritalStatus') as MaritalStatus | '';
    const isOurs = chosen === '' || chosen === before.current;
    if (isOurs && chosen !== (implied ?? ''))
      form.setValue('maritalStatus', implied ?? ('' as MaritalStatus), {
        shouldDirty: true,
        shouldValidate: implied !== undefined,
      });
    before.current = implied;
  }, [form, implied]);
  return implied;
}
