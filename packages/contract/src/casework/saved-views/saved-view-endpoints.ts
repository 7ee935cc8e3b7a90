import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { fromRevision, revisionInQuery } from '../../fields/revision.ts';
import { defineEndpoint } from '../../http/endpoint.ts';
import { savedView, viewedLists, viewName, viewQuery, type ViewedList } from './saved-view.ts';

const tag = 'Admin: saved views';
/** Each list asks for its own ability, too. */
const access = { ability: 'enter-admin' } as const;
const base = '/v1/admin/saved-views/{list}';

const ofList = z.object({ list: z.enum(Object.keys(viewedLists) as [ViewedList, ...ViewedList[]]) });
const one = ofList.extend({ viewId: entityId });
const draft = { name: viewName, isShared: z.boolean(), query: viewQuery };

/** The reader's own views of a list and those that are shared with the team, by name. */
export const listSavedViews = defineEndpoint({
  method: 'GET',
  path: base,
  summary: 'Saved views of a list',
  tag,
  access,
  params: ofList,
  data: z.array(savedView),
  errors: ['FORBIDDEN'],
});

export const createSavedView = defineEndpoint({
  method: 'POST',
  path: base,
  summary: 'Save a view of a list',
  tag,
  access,
  takesIdempotencyKey: true,
  params: ofList,
  body: z.strictObject(draft),
  data: savedView,
  errors: ['FORBIDDEN', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS'],
});

/** Changes name, filters or sharing. Views of others answer as if they did not exist, unless they are shared. */
export const changeSavedView = defineEndpoint({
  method: 'PUT',
  path: `${base}/{viewId}`,
  summary: 'Change a saved view',
  tag,
  access,
  params: one,
  body: z.strictObject({ ...draft, ...fromRevision }),
  data: savedView,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'VIEW_NAME_TAKEN', 'TOO_MANY_VIEWS', 'CONFLICT'],
});

export const deleteSavedView = defineEndpoint({
  method: 'DELETE',
  path: `${base}/{viewId}`,
  summary: 'Delete a saved view',
  tag,
  access,
  params: one,
  query: revisionInQuery,
  data: z.object({ deleted: z.literal(true) }),
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
});
