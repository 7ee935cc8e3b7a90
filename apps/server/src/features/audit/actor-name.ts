import { fullName } from '@sangamam/contract/fields/full-name';
/** The actor stored with an audit entry. */
export interface StoredActor {
  actorFirstName: string | null;
  actorLastName: string | null;
  /** The part of the site that acted, where it was not an account. Entries of older versions have neither. */
  actorSystem: string | null;
}

/** The actor as staff read it; `null` for the site itself where an older version did not store which part of it. */
export function actorName({ actorFirstName, actorLastName, actorSystem }: StoredActor): string | null {
  if (actorSystem !== null) return `the site (${actorSystem})`;
  return actorFirstName === null ? null : fullName({ firstName: actorFirstName, lastName: actorLastName });
}
