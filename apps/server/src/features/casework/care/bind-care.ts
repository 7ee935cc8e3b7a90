import type { CareEndpoints } from '@sangamam/contract/casework/care/care-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { assign } from './assign.ts';
import { assignSeveral, labelSeveral, setFollowUpOfSeveral } from './care-of-several.ts';
import type { CaredKind } from './cared-kind.ts';
import { listAssignees } from './list-assignees.ts';
import { setFollowUp } from './set-follow-up.ts';

/** Binds the endpoints of care to a kind of records; `note` writes a note about one and answers what its endpoint answers. */
export function bindCare<Answer, NoteAnswer>(
  app: FastifyInstance,
  ctx: Context,
  endpoints: CareEndpoints<Answer, NoteAnswer>,
  cared: CaredKind<Answer>,
  note: (ctx: Context, actor: Actor, recordId: string, text: string) => Promise<NoteAnswer>,
): void {
  bindEndpoint(app, endpoints.listAssignees, () => listAssignees(ctx, cared.kind));
  bindEndpoint(app, endpoints.assign, ({ actor, params, body }) =>
    assign(ctx, actor, cared, endpoints.recordIdIn(params), body),
  );
  bindEndpoint(app, endpoints.setFollowUp, ({ actor, params, body }) =>
    setFollowUp(ctx, actor, cared, endpoints.recordIdIn(params), body),
  );
  bindEndpoint(app, endpoints.assignSeveral, ({ actor, body }) => assignSeveral(ctx, actor, cared, body));
  bindEndpoint(app, endpoints.setFollowUpOfSeveral, ({ actor, body }) =>
    setFollowUpOfSeveral(ctx, actor, cared, body),
  );
  bindEndpoint(app, endpoints.labelSeveral, ({ actor, body }) => labelSeveral(ctx, actor, cared, body));
  bindEndpoint(app, endpoints.addNote, ({ actor, params, body }) =>
    note(ctx, actor, endpoints.recordIdIn(params), body.note),
  );
}
