import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { savedView, viewedLists, viewName, viewQuery, type ViewedList } from './saved-view.ts';
import { resource } from '../../http/resource.ts';

const ofList = z.object({ list: z.enum(Object.keys(viewedLists) as [ViewedList, ...ViewedList[]]) });
const one = ofList.extend({ viewId: entityId });
const draft = { name: viewName, isShared: z.boolean(), query: viewQuery };

const savedViews = resource({
  path: '/v1/admin/saved-views/{list}',
  tag: 'Admin: saved views',
  /** Each list asks for its own ability, too. */
  access: { ability: 'enter-admin' },
  errors: ['FORBIDDEN'],
});

/** The reader's own views of a list and those that are shared with the team, by name. */
export const listSavedViews = savedViews.get('', {
  summary: 'Saved views of a list',
  params: ofList,
  data: z.array(savedView),
});

export const createSavedView = savedViews.post('', {
  summary: 'Save a view of a list',
  takesIdempotencyKey: true,
  params: ofList,
  body: z.strictObject(draft),
  data: savedView,
  errors: ['VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'],
});

/** Changes name, filters or sharing. Views of others answer as if they did not exist, unless they are shared. */
export const changeSavedView = savedViews.put('/{viewId}', {
  summary: 'Change a saved view',
  params: one,
  body: z.strictObject({ ...draft, ...fromRevision }),
  data: savedView,
  errors: ['NOT_FOUND', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS', 'CONFLICT'],
});

export const deleteSavedView = savedViews.delete('/{viewId}', {
  summary: 'Delete a saved view',
  params: one,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['NOT_FOUND', 'CONFLICT'],
});
