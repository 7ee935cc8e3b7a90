import type { FastifyInstance } from 'fastify';
import * as replies from '@sangamam/contract/casework/saved-replies/saved-reply-endpoints';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { changeReply, deleteReply } from './change-reply.ts';
import { createReply } from './create-reply.ts';
import { listReplies } from './list-replies.ts';

/** Texts that registrars and treasurers keep for all of them. */
export function savedReplyRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, replies.listSavedReplies, () => listReplies(ctx));
  bindEndpoint(app, replies.createSavedReply, ({ actor, body }) => createReply(ctx, actor, body));
  bindEndpoint(app, replies.changeSavedReply, ({ actor, params, body }) =>
    changeReply(ctx, actor, { ...params, ...body }),
  );
  bindEndpoint(app, replies.deleteSavedReply, ({ actor, params, query }) =>
    deleteReply(ctx, actor, { ...params, ...query }),
  );
}
