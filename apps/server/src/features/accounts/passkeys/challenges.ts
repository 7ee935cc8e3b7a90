import { decodeClientDataJSON } from '@simplewebauthn/server/helpers';

import type { Context } from '#server/db/context.ts';

import { createSecretToken, hashSecretToken } from '../links/secret-token.ts';
import { consumeChallengeRow, storeChallenge } from './passkey-repository.ts';

/** How long an authenticator may take to sign, and its owner to find it. */
export const challengeLife = 5 * 60_000;

/** A new challenge: for the session that adds a passkey, or with `null` for whoever signs in. Any process can check it. */
export async function issueChallenge(ctx: Context, sessionId: string | null): Promise<Buffer<ArrayBuffer>> {
  const { token, hash } = createSecretToken();
  const expiresAt = new Date(ctx.now().getTime() + challengeLife);
  await storeChallenge(ctx.db, { challengeHash: hash, sessionId, expiresAt });
  return Buffer.from(token, 'base64url');
}

/**
 * Uses up the challenge that a browser says was signed, whatever comes of the check of the signature; nothing for one that
 * was used, is too old, or was issued to another session. Never within a transaction that a refusal rolls back.
 */
export async function consumeChallenge(
  ctx: Context,
  sessionId: string | null,
  clientDataJSON: string,
): Promise<string | undefined> {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined) return undefined;
  const row = { challengeHash: hashSecretToken(challenge), sessionId, now: ctx.now() };
  return (await consumeChallengeRow(ctx.db, row)) ? challenge : undefined;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
