import type { AmendmentChange } from '@sangamam/contract/orders/amendments/amendment-endpoints';
import type { Relationship } from '@sangamam/contract/orders/participants/participant';
import { fullName } from '@sangamam/contract/fields/full-name';
import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { groupRefusal } from '@sangamam/contract/orders/participants/people-rules';
import { mostParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { freeRelationships } from '@sangamam/contract/orders/participants/relationship-rules';

import { AppError } from '#server/http/errors/app-error.ts';

import type { OrderPerson } from '../participants/participant-read-model.ts';

/** Who changes: families change no relationships. */
export type PeopleChange = Pick<AmendmentChange, 'join' | 'attend' | 'leave'> &
  Partial<Pick<AmendmentChange, 'relate'>>;

/** The people of a registration as an amendment leaves them. */
export interface AmendedPeople {
  newcomers: AmendmentChange['join'];
  /** Ids of people of the registration who attend from now on, and of those who no longer do. */
  attend: string[];
  leave: string[];
  /** People of earlier registrations, who are of this one from now on. */
  returning: { personId: string; relationship: Relationship }[];
  /** People of another family's registration that ends, who come as persons of their own. */
  copied: { personId: string; relationship: Relationship }[];
  /** People whose relationship is another one, with their names. */
  related: { personId: string; name: string; before: Relationship; after: Relationship }[];
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
 * @param earlier those of the family's earlier registrations who are not of this one
 * @param brought those of a registration that is merged into this one, who join
 * @throws USER_NOT_FOUND for somebody who is of neither, and for another relationship of the registrant, RELATIONSHIP_TAKEN, FAMILY_TOO_LARGE,
 *   PARTICIPANT_REQUIRED, SPOUSE_REQUIRED
 */
export function amendPeople(
  people: readonly OrderPerson[],
  { join, attend, leave, relate = [] }: PeopleChange,
  {
    startDate,
    earlier = [],
    brought = [],
  }: {
    startDate: string;
    earlier?: readonly OrderPerson[] | undefined;
    brought?: readonly OrderPerson[] | undefined;
  },
): AmendedPeople {
  const known = earlier.filter(({ person }) => attend.includes(person.id));
  const returning = [...known, ...brought];
  const isEarlier = (id: string) => known.some(({ person }) => person.id === id);
  const byId = new Map(people.map((one) => [one.person.id, one]));
  const chosen = (ids: readonly string[], selected: boolean) =>
    [...new Set(ids)].flatMap((id) => {
      const one = byId.get(id);
      if (!one) throw new AppError('USER_NOT_FOUND');
      return one.selected === selected ? [] : [one];
    });
  const ofThis = attend.filter((id) => !isEarlier(id));
  const [joined, left] = [chosen(ofThis, true), chosen(leave, false)];
  const related = relatedAfter(people, relate);
  const relationshipOf = ({ person, relationship }: OrderPerson) =>
    related.find(({ personId }) => personId === person.id)?.after ?? relationship;
  refuseRelationships(people.map(relationshipOf), { relate, returning, join });
  if (people.length + returning.length + join.length > mostParticipants)
    throw new AppError('FAMILY_TOO_LARGE');
  const selectedAfter = (one: OrderPerson) => (one.selected && !left.includes(one)) || joined.includes(one);
  const refusal = groupRefusal([
    ...people.map((one) => ({
      relationship: relationshipOf(one),
      selected: selectedAfter(one),
      maritalStatus: one.person.maritalStatus,
    })),
    ...returning.map(({ person, relationship }) => ({
      relationship,
      selected: true,
      maritalStatus: person.maritalStatus,
    })),
    ...join.map(({ relationShip, maritalStatus }) => ({
      relationship: relationShip,
      selected: true,
      maritalStatus,
    })),
  ]);
  if (refusal) throw new AppError(refusal);
  const arriving = [...[...joined, ...returning].map(({ person }) => person), ...join];
  return {
    newcomers: join,
    attend: joined.map(({ person }) => person.id),
    leave: left.map(({ person }) => person.id),
    returning: known.map(({ person, relationship }) => ({ personId: person.id, relationship })),
    copied: brought.map(({ person, relationship }) => ({ personId: person.id, relationship })),
    related,
    joining: arriving.map(fullName),
    leaving: left.map(({ person }) => fullName(person)),
    minors: arriving.filter(({ dob }) => dob !== null && ageOn(dob, startDate) < 18).map(fullName),
    births: [
      ...[...people.filter(selectedAfter), ...returning].map(({ person }) => person.dob),
      ...join.map(({ dob }) => dob),
    ],
  };
}

/** Those whose relationship is another one; the registrant stays who they are. */
function relatedAfter(
  people: readonly OrderPerson[],
  relate: NonNullable<PeopleChange['relate']>,
): AmendedPeople['related'] {
  return relate.flatMap(({ participantId, relationship: after }) => {
    const one = people.find(({ person }) => person.id === participantId);
    if (!one || one.relationship === 'SELF') throw new AppError('USER_NOT_FOUND');
    const { person, relationship: before } = one;
    return before === after ? [] : [{ personId: person.id, name: fullName(person), before, after }];
  });
}

function refuseRelationships(
  existing: Relationship[],
  {
    relate,
    returning,
    join,
  }: Pick<AmendmentChange, 'relate' | 'join'> & { returning: readonly OrderPerson[] },
): void {
  for (const [index, { relationship }] of relate.entries())
    if (isTakenTwice(existing, relationship))
      throw new AppError('RELATIONSHIP_TAKEN', { field: `change.relate.${index}.relationship` });
  for (const { relationship } of returning) {
    if (!freeRelationships(existing).includes(relationship))
      throw new AppError('RELATIONSHIP_TAKEN', { field: 'change.attend' });
    existing.push(relationship);
  }
  for (const [index, { relationShip }] of join.entries()) {
    if (!freeRelationships(existing).includes(relationShip))
      throw new AppError('RELATIONSHIP_TAKEN', { field: `change.join.${index}.relationShip` });
    existing.push(relationShip);
  }
}

/** Whether two people have a relationship that a family has once. */
function isTakenTwice(existing: readonly Relationship[], relationship: Relationship): boolean {
  const others = existing.filter((_one, index) => index !== existing.indexOf(relationship));
  return !freeRelationships(others).includes(relationship);
}
