import type { SavedView, ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { presentView } from './present-view.ts';
import { requireList } from './require-list.ts';
import { listViewRows } from './saved-view-read-model.ts';

/**
 * The actor's views of a list and the shared ones, by name, with numbers in names compared as numbers.
 *
 * @throws FORBIDDEN for a list that the actor may not see
 */
export async function listViews(ctx: Context, actor: Actor, list: ViewedList): Promise<SavedView[]> {
  requireList(actor, list);
  const rows = await listViewRows(ctx.db, list, actor.userId);
  return rows
    .map(({ view, ownerName }) => presentView(actor, view, ownerName))
    .toSorted((a, b) => byName.compare(a.name, b.name));
}

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
