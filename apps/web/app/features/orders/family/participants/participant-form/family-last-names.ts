import type { Relationship } from '@sangamam/contract/orders/participants/participant';

/** Somebody of the family, as far as names go. */
interface Named {
  relationShip: Relationship;
  userId: { lastName: string };
}

const children: ReadonlySet<string> = new Set<Relationship>(['SON', 'DAUGHTER']);

/** The last names of the registrant, the spouse and the children, each once, at most three. */
export function familyLastNames(participants: readonly Named[]): string[] {
  const names = participants
    .filter(({ relationShip }) => relationShip === 'SELF' || sharesLastName(relationShip))
    .map(({ userId }) => userId.lastName);
  return [...new Set(names)].slice(0, 3);
}

/** True for those who often have a last name of the family; also while no relationship is chosen. */
export function sharesLastName(relationship: string): boolean {
  return relationship === '' || relationship === 'SPOUSE' || children.has(relationship);
}

/**
 * The last name of a further child: the one that all children on the list have, or that both parents have while there is
 * no child. Undefined otherwise: a child may be named after the father's first name, so that it is not guessed.
 */
export function siblingLastName(participants: readonly Named[], relationship: string): string | undefined {
  if (!children.has(relationship)) return undefined;
  const among = (isMeant: (relationship: string) => boolean) =>
    participants.filter(({ relationShip }) => isMeant(relationShip)).map(({ userId }) => userId.lastName);
  const siblings = among((one) => children.has(one));
  const parents = among((one) => one === 'SELF' || one === 'SPOUSE');
  const names = siblings.length > 0 || parents.length < 2 ? siblings : parents;
  return new Set(names).size === 1 ? names[0] : undefined;
}
