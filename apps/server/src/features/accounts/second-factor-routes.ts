import * as endpoints from '@sangamam/contract/staff/second-factor-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/route.ts';

import {
  confirmSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts';

/** The second factor of whoever is signed in to the back office (DECISIONS §2). */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getSecondFactor, ({ actor }) => readSecondFactor(ctx, actor));
  bindEndpoint(app, endpoints.enrollSecondFactor, ({ actor, body }) => enrollSecondFactor(ctx, actor, body));
  bindEndpoint(app, endpoints.confirmSecondFactor, ({ actor, body }) =>
    confirmSecondFactor(ctx, actor, body),
  );
  bindEndpoint(app, endpoints.renewRecoveryCodes, ({ actor, body }) => renewRecoveryCodes(ctx, actor, body));
  bindEndpoint(app, endpoints.removeSecondFactor, ({ actor, body }) => removeSecondFactor(ctx, actor, body));
}
