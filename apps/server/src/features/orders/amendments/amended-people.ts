import type { AmendmentChange } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import { fullName } from '@sangamam/contract/fields/full-name';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { groupRefusal } from '@sangamam/contract/orders/participants/people-rules';
import { mostParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';

import { AppError } from '#server/http/errors/app-error.ts';

import type { OrderPerson } from '../participants/participant-read-model.ts';

/** The people of a registration as an amendment leaves them. */
export interface AmendedPeople {
  newcomers: AmendmentChange['join'];
  /** Ids of people of the registration who attend from now on, and of those who no longer do. */
  attend: string[];
  leave: string[];
  /** Names of those who join, newcomers too, and of those who leave. */
  joining: string[];
  leaving: string[];
  /** Joining people who are minors when the convention starts. */
  minors: string[];
  /** Dates of birth of those who attend afterwards. */
  births: (string | null)[];
}

/**
 * Applies an amendment to the people of a submitted registration. Somebody who attends already, or stays at home already,
 * is no change.
 *
 * @throws USER_NOT_FOUND for somebody who is not of the registration, RELATIONSHIP_TAKEN, FAMILY_TOO_LARGE,
 *   PARTICIPANT_REQUIRED, SPOUSE_REQUIRED
 */
export function amendPeople(
  people: readonly OrderPerson[],
  { join, attend, leave }: Pick<AmendmentChange, 'join' | 'attend' | 'leave'>,
  startDate: string,
): AmendedPeople {
  const byId = new Map(people.map((one) => [one.person.id, one]));
  const chosen = (ids: readonly string[], selected: boolean) =>
    [...new Set(ids)].flatMap((id) => {
      const one = byId.get(id);
      if (!one) throw new AppError('USER_NOT_FOUND');
      return one.selected === selected ? [] : [one];
    });
  const [joined, left] = [chosen(attend, true), chosen(leave, false)];
  refuseRelationships(people, join);
  if (people.length + join.length > mostParticipants) throw new AppError('FAMILY_TOO_LARGE');
  const selectedAfter = (one: OrderPerson) => (one.selected && !left.includes(one)) || joined.includes(one);
  const refusal = groupRefusal([
    ...people.map((one) => ({
      relationship: one.relationship,
      selected: selectedAfter(one),
      maritalStatus: one.person.maritalStatus,
    })),
    ...join.map(({ relationShip, maritalStatus }) => ({
      relationship: relationShip,
      selected: true,
      maritalStatus,
    })),
  ]);
  if (refusal) throw new AppError(refusal);
  const arriving = [...joined.map(({ person }) => person), ...join];
  return {
    newcomers: join,
    attend: joined.map(({ person }) => person.id),
    leave: left.map(({ person }) => person.id),
    joining: arriving.map(fullName),
    leaving: left.map(({ person }) => fullName(person)),
    minors: arriving.filter(({ dob }) => dob !== null && ageOn(dob, startDate) < 18).map(fullName),
    births: [...people.filter(selectedAfter).map(({ person }) => person.dob), ...join.map(({ dob }) => dob)],
  };
}

function refuseRelationships(people: readonly OrderPerson[], join: AmendmentChange['join']): void {
  const existing = people.map(({ relationship }) => relationship);
  for (const [index, { relationShip }] of join.entries()) {
    if (!freeRelationships(existing).includes(relationShip))
      throw new AppError('RELATIONSHIP_TAKEN', { field: `change.join.${index}.relationShip` });
    existing.push(relationShip);
  }
}
