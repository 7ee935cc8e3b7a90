import { sharedRecords, type RecordKind } from '@sangamam/contract/casework/presence/presence';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** @throws FORBIDDEN for a kind of record that the actor may not see */
export function requireKind(actor: Actor, kind: RecordKind): void {
  if (!hasAbility(actor.roles, sharedRecords[kind])) throw new AppError('FORBIDDEN');
}
