import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { listParticipants } from './list/list-participants.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import * as endpoints from '@sangamam/contract/orders/participants/participant-endpoints';

import { addParticipant } from './add-participant.ts';
import { deleteParticipant } from './delete-participant.ts';
import { editParticipant } from './edit-participant.ts';
import { readLastTime } from './last-time.ts';
import { selectParticipant } from './select-participant.ts';
import { selectParticipants } from './select-participants.ts';

/** The people of a registration (SPEC §7 Order). */
export function participantRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listParticipants, ({ actor, query }) => listParticipants(ctx, actor, query));

  bindEndpoint(app, endpoints.addParticipant, ({ actor, body }) => addParticipant(ctx, actor, body));

  bindEndpoint(app, endpoints.editParticipant, ({ actor, query, body }) => {
    // The call names the registration twice; the two must not disagree.
    const isSame = query.primaryUserId === body.primaryUserId && query.conventionId === body.conventionId;
    if (!isSame) throw new AppError('ORDER_NOT_FOUND');
    return editParticipant(ctx, actor, {
      participantId: query.participantId,
      payload: body,
      revision: body.revision,
    });
  });

  bindEndpoint(app, endpoints.deleteParticipant, ({ actor, body }) => deleteParticipant(ctx, actor, body));

  bindEndpoint(app, endpoints.selectParticipant, ({ actor, query }) => selectParticipant(ctx, actor, query));

  bindEndpoint(app, endpoints.getLastTime, ({ actor, query }) => readLastTime(ctx, actor, query));

  bindEndpoint(app, endpoints.selectParticipants, ({ actor, body }) => selectParticipants(ctx, actor, body));
}
