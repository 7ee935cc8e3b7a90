import * as endpoints from '@sangamam/contract/travel/driver/driver-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { hashSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { readDriverRun, requireLinkedRun } from './read-driver-run.ts';
import { recordActs } from './record-acts.ts';

/** The page of a shuttle's driver, opened by a link instead of a login. */
export function driverRoutes(app: FastifyInstance, ctx: Context): void {
  /** A link that many devices use at once has no more calls than one. */
  const limitLink = (token: string, { ip }: { ip: string }) =>
    app.rateLimiter.consumeForAccount('driver', { ip, account: hashSecretToken(token).toString('hex') });
  bindEndpoint(app, endpoints.getDriverRun, async ({ params, client }) => {
    await limitLink(params.token, client);
    return readDriverRun(ctx, await requireLinkedRun(ctx, params.token));
  });
  bindEndpoint(app, endpoints.recordDriverActs, async ({ params, body, client }) => {
    await limitLink(params.token, client);
    return recordActs(ctx, params.token, body.acts);
  });
}
