import { contactUs } from '@sangamam/contract/contact/contact';
import * as adminEndpoints from '@sangamam/contract/contact/messages/message-admin-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindCare } from '#server/features/casework/care/bind-care.ts';
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
  bindEndpoint(app, adminEndpoints.getMessage, ({ actor, params }) =>
    readMessage(ctx, actor, params.messageId),
  );
  bindCare(app, ctx, adminEndpoints.careOfMessages, messageKind, noteMessage);
  bindEndpoint(app, adminEndpoints.getMessageHistory, ({ params }) =>
    readMessageHistory(ctx, params.messageId),
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
