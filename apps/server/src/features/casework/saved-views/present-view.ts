import type { SavedView } from '@sangamam/contract/casework/saved-views/saved-view';

import type { Actor } from '#server/http/access/actor.ts';

import type { SavedViewRow } from './saved-view-repository.ts';

/** Whether an account may change a view that it sees: its own, and shared ones as an administrator. */
export function mayChange(actor: Actor, view: Pick<SavedViewRow, 'ownerId'>): boolean {
  return view.ownerId === actor.userId || actor.roles.includes('ADMIN');
}

/** A view as its reader sees it. */
export function presentView(actor: Actor, view: SavedViewRow, ownerName: string | null): SavedView {
  return {
    _id: view.id,
    name: view.name,
    isShared: view.isShared,
    ownerName: view.ownerId === actor.userId ? null : ownerName,
    mayChange: mayChange(actor, view),
    query: view.query,
    revision: view.revision,
  };
}
