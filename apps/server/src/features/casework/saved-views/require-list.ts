import { viewedLists, type ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** @throws FORBIDDEN for the views of a list that the actor may not see */
export function requireList(actor: Actor, list: ViewedList): void {
  if (!hasAbility(actor.roles, viewedLists[list])) throw new AppError('FORBIDDEN');
}
