import { contactUs } from '@sangamam/contract/contact/contact';
import * as adminEndpoints from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { assign } from '#server/features/casework/care/assign.ts';
import {
  assignSeveral,
  labelSeveral,
  setFollowUpOfSeveral,
} from '#server/features/casework/care/care-of-several.ts';
import { listAssignees } from '#server/features/casework/care/list-assignees.ts';
import { setFollowUp } from '#server/features/casework/care/set-follow-up.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { answerMessage } from './messages/answer-message.ts';
import { messageKind, noteMessage, readMessageHistory } from './messages/message-care.ts';
import { closeMessage, reopenMessage } from './messages/close-message.ts';
import { listMessages, readMessage } from './messages/read-messages.ts';
import { receiveMessage } from './receive-message.ts';

/** The contact form, and the inbox of its messages. */
export function contactRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, contactUs, ({ body }) => receiveMessage(ctx, body));

  bindEndpoint(app, adminEndpoints.listMessages, ({ actor, query }) => listMessages(ctx, actor, query));
  bindEndpoint(app, adminEndpoints.listMessageColleagues, () => listAssignees(ctx, messageKind.kind));
  bindEndpoint(app, adminEndpoints.getMessage, ({ actor, params }) =>
    readMessage(ctx, actor, params.messageId),
  );
  bindEndpoint(app, adminEndpoints.assignMessages, ({ actor, body }) =>
    assignSeveral(ctx, actor, messageKind, body),
  );
  bindEndpoint(app, adminEndpoints.setMessageFollowUps, ({ actor, body }) =>
    setFollowUpOfSeveral(ctx, actor, messageKind, body),
  );
  bindEndpoint(app, adminEndpoints.labelMessages, ({ actor, body }) =>
    labelSeveral(ctx, actor, messageKind, body),
  );
  bindEndpoint(app, adminEndpoints.getMessageHistory, ({ params }) =>
    readMessageHistory(ctx, params.messageId),
  );
  bindEndpoint(app, adminEndpoints.assignMessage, ({ actor, params, body }) =>
    assign(ctx, actor, messageKind, params.messageId, body),
  );
  bindEndpoint(app, adminEndpoints.setMessageFollowUp, ({ actor, params, body }) =>
    setFollowUp(ctx, actor, messageKind, params.messageId, body),
  );
  bindEndpoint(app, adminEndpoints.addMessageNote, ({ actor, params, body }) =>
    noteMessage(ctx, actor, params.messageId, body.note),
  );
  bindEndpoint(app, adminEndpoints.answerMessage, ({ actor, params, body }) =>
    answerMessage(ctx, actor, params.messageId, body),
  );
  bindEndpoint(app, adminEndpoints.closeMessage, ({ actor, params }) =>
    closeMessage(ctx, actor, params.messageId),
  );
  bindEndpoint(app, adminEndpoints.reopenMessage, ({ actor, params }) =>
    reopenMessage(ctx, actor, params.messageId),
  );
}
