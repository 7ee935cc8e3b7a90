import * as endpoints from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';

import { addPasskey, beginPasskey } from './add-passkey.ts';
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys.ts';

/** The passkeys of whoever is signed in. */
export function passkeyRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.listPasskeys, ({ actor }) => listPasskeys(ctx, actor));
  bindEndpoint(app, endpoints.beginPasskey, ({ actor }) => beginPasskey(ctx, actor));
  bindEndpoint(app, endpoints.addPasskey, async ({ actor, body, client }) => {
    const passkey = await addPasskey(ctx, actor, body, client);
    await app.rateLimiter.refund('login', { ip: client.ip, account: actor.email });
    return passkey;
  });
  bindEndpoint(app, endpoints.renamePasskey, ({ actor, params, body }) =>
    renamePasskey(ctx, actor, { id: params.passkeyId, name: body.name }),
  );
  bindEndpoint(app, endpoints.removePasskey, ({ actor, params }) =>
    removePasskey(ctx, actor, params.passkeyId),
  );
}
