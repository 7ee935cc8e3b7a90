import { fullName } from '@sangamam/contract/fields/full-name';
/** Who did something, as it is stored beside an audit entry. */
export interface StoredActor {
  actorFirstName: string | null;
  actorLastName: string | null;
  /** The part of the site that acted, where it was no account. Entries of older versions have neither. */
  actorSystem: string | null;
}

/** How staff read who did something; `null` for the site itself where an older version did not say which part of it. */
export function actorName({ actorFirstName, actorLastName, actorSystem }: StoredActor): string | null {
  if (actorSystem !== null) return `the site (${actorSystem})`;
  return actorFirstName === null ? null : fullName({ firstName: actorFirstName, lastName: actorLastName });
}
