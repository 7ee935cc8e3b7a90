import * as endpoints from '@sangamam/contract/accounts/account-endpoints';
import { keepLanguage as keepLanguageEndpoint } from '@sangamam/contract/accounts/language/language-endpoints';
import * as passkeyEndpoints from '@sangamam/contract/accounts/passkeys/passkey-endpoints';
import * as sessionEndpoints from '@sangamam/contract/accounts/sessions/session-endpoints';
import type { FastifyInstance } from 'fastify';

import type { Context } from '#server/db/context.ts';
import { bindEndpoint } from '#server/http/endpoints/route.ts';
import { networkPrefixOf } from '#server/http/limits/client-network.ts';
import { readProfile } from '#server/features/people/read-profile.ts';
import { readStaffSelf } from '#server/features/accounts/staff/read-staff-self.ts';

import { changePassword } from './passwords/change-password.ts';
import { resetPassword, setPassword } from './passwords/choose-password.ts';
import { forgotPassword } from './passwords/forgot-password.ts';
import { keepLanguage } from './language/keep-language.ts';
import { inspectToken } from './links/inspect-token.ts';
import { endOtherSessions, endSession, listSessions } from './sessions/manage-sessions.ts';
import { beginPasskeySignIn, findOwnedPasskey } from './passkeys/verify-passkey.ts';
import { signIn, type SignInQueue } from './sign-in/sign-in.ts';
import { signInWithPasskey } from './sign-in/sign-in-with-passkey.ts';
import { signOut } from './sessions/sign-out.ts';
import { signUp } from './sign-up/sign-up.ts';

declare module 'fastify' {
  interface FastifyInstance {
    signInQueue: SignInQueue;
  }
}

/** Accounts, sessions and passwords (SPEC §7 User). */
export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  bindEndpoint(app, endpoints.signUp, ({ body }) => signUp(ctx, body));
  bindEndpoint(app, endpoints.verifyEmail, ({ params }) => inspectToken(ctx, 'SET_PASSWORD', params.token));
  bindEndpoint(app, endpoints.setPassword, ({ body }) => setPassword(ctx, body));

  bindEndpoint(app, endpoints.login, async ({ body, client, requestId }) => {
    const session = await signIn(ctx, app.signInQueue, body, client);
    const hasSecondFactor = body.code !== undefined;
    app.log.info(
      {
        event: 'auth.succeeded',
        requestId,
        network: networkPrefixOf(client.ip),
        actorId: session.id,
        hasSecondFactor,
      },
      'signed in',
    );
    await app.rateLimiter.clear('login', { ip: client.ip, account: body.username });
    return session;
  });
  bindEndpoint(app, passkeyEndpoints.beginPasskeySignIn, () => beginPasskeySignIn(ctx));
  bindEndpoint(app, passkeyEndpoints.signInWithPasskey, async ({ body, client, requestId }) => {
    const owned = await findOwnedPasskey(ctx, body.response);
    // Counted as a try with the password is: whoever is made to wait there waits here.
    const attempt = { ip: client.ip, account: owned.account.email };
    await app.rateLimiter.consumeForAccount('login', attempt);
    const session = await signInWithPasskey(ctx, owned, body.response, client);
    app.log.info(
      {
        event: 'auth.succeeded',
        requestId,
        network: networkPrefixOf(client.ip),
        actorId: session.id,
        hasSecondFactor: true,
        byPasskey: true,
      },
      'signed in',
    );
    await app.rateLimiter.clear('login', attempt);
    return session;
  });
  bindEndpoint(app, endpoints.logout, ({ actor }) => signOut(ctx, actor));

  bindEndpoint(app, sessionEndpoints.listSessions, ({ actor }) => listSessions(ctx, actor));
  bindEndpoint(app, sessionEndpoints.endSession, ({ actor, params }) =>
    endSession(ctx, actor, params.sessionId),
  );
  bindEndpoint(app, sessionEndpoints.endOtherSessions, ({ actor }) => endOtherSessions(ctx, actor));

  bindEndpoint(app, endpoints.forgotPassword, ({ body }) => forgotPassword(ctx, body));
  bindEndpoint(app, endpoints.verifyToken, ({ params }) => inspectToken(ctx, 'RESET_PASSWORD', params.token));
  bindEndpoint(app, endpoints.resetPassword, async ({ body, client }) => {
    const { email } = await resetPassword(ctx, body);
    // The owner of the mailbox must not be locked out by other people's attempts.
    await app.rateLimiter.clear('login', { ip: client.ip, account: email });
    return { email };
  });

  bindEndpoint(app, endpoints.changePassword, async ({ actor, body, client }) => {
    const isChanged = await changePassword(ctx, actor, body);
    if (isChanged) await app.rateLimiter.refund('login', { ip: client.ip, account: actor.email });
    return { user: { nModified: isChanged ? 1 : 0 } } as const;
  });

  bindEndpoint(app, keepLanguageEndpoint, ({ actor, body }) => keepLanguage(ctx, actor, body));
  bindEndpoint(app, endpoints.getUser, ({ actor, params }) => readProfile(ctx, actor, params.id));
  bindEndpoint(app, endpoints.getStaffSelf, ({ actor }) => readStaffSelf(ctx, actor));
}
