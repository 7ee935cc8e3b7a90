import * as endpoints from '@sangamam/contract/letters/subscription/subscription-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindWebhook } from '#server/http/endpoints/bind-webhook.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import {
  readLinkedSubscription,
  readSubscription,
  setLinkedSubscription,
  setSubscription,
  unsubscribeWithOneClick,
} from './set-subscription.ts';

/** Whether an account gets letters: by the link in one, from a mail program, and signed in. */
export function subscriptionRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getLinkedSubscription, ({ params }) =>
    readLinkedSubscription(ctx, params.token),
  );
  bindEndpoint(app, endpoints.setLinkedSubscription, ({ params, body }) =>
    setLinkedSubscription(ctx, params.token, body),
  );
  bindWebhook(app, endpoints.unsubscribeWithOneClick, ({ query, rawBody }) =>
    unsubscribeWithOneClick(ctx, query.token, rawBody.toString('utf8')),
  );
  bindEndpoint(app, endpoints.getLetterSubscription, ({ actor }) => readSubscription(ctx, actor));
  bindEndpoint(app, endpoints.setLetterSubscription, ({ actor, body }) => setSubscription(ctx, actor, body));
}
