import * as endpoints from '@sangamam/contract/accounts/second-factor/second-factor-endpoints';
import * as policyEndpoints from '@sangamam/contract/accounts/second-factor/second-factor-policy-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import {
  confirmSecondFactor,
  enrollSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts';
import { proveSession } from './prove-session.ts';
import { readSecondFactorPolicy, setSecondFactorPolicy } from './second-factor-policy.ts';

/** The second factor of whoever is signed in to the admin area (DECISIONS §2). */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.getSecondFactor, ({ actor }) => readSecondFactor(ctx, actor));
  bindEndpoint(app, endpoints.enrollSecondFactor, (call) =>
    confirmed(call, enrollSecondFactor(ctx, call.actor, call.body)),
  );
  bindEndpoint(app, endpoints.confirmSecondFactor, (call) =>
    confirmed(call, confirmSecondFactor(ctx, call.actor, call.body)),
  );
  bindEndpoint(app, endpoints.renewRecoveryCodes, (call) =>
    confirmed(call, renewRecoveryCodes(ctx, call.actor, call.body)),
  );
  bindEndpoint(app, endpoints.removeSecondFactor, (call) =>
    confirmed(call, removeSecondFactor(ctx, call.actor, call.body)),
  );

  bindEndpoint(app, endpoints.proveSession, (call) =>
    confirmed(call, proveSession(ctx, call.actor, call.body)),
  );
  bindEndpoint(app, policyEndpoints.getSecondFactorPolicy, () => readSecondFactorPolicy(ctx));
  bindEndpoint(app, policyEndpoints.setSecondFactorPolicy, ({ actor, body }) =>
    setSecondFactorPolicy(ctx, actor, body),
  );

  /** Passwords and codes that were right do not count against the account. */
  async function confirmed<Answer>(
    { actor, client }: { actor: Actor; client: { ip: string } },
    work: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await work;
    await app.rateLimiter.refund('login', { ip: client.ip, account: actor.email });
    return answer;
  }
}
