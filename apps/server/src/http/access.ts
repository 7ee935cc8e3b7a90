import type { Access } from '@sangamam/contract/http/endpoint';
import type { ErrorCode } from '@sangamam/contract/http/error-catalogue';

import type { Actor } from './actor.ts';

/** Answers the refusal that `access` holds for `actor`, or nothing when the door is open (DECISIONS §1, §2). */
export function refuseAccess(access: Access, actor: Actor | null): ErrorCode | undefined {
  if (access === 'anonymous') return undefined;
  if (actor === null) return 'UNAUTHORIZED';
  if (access === 'signed-in') return undefined;
  if (access === 'registrant') return actor.type === 'REGISTRANT' ? undefined : 'FORBIDDEN';
  return holdsOneOf(actor, access) ? undefined : 'FORBIDDEN';
}

function holdsOneOf(actor: Actor, roles: Exclude<Access, string>): boolean {
  if (actor.type !== 'STAFF') return false;
  return actor.roles.some((role) => role === 'ADMIN' || roles.includes(role));
}
