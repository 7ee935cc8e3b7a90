import type { Context } from '#server/db/context.ts';

import { deleteUnusedTokens, insertToken, type TokenPurpose } from './account-token-repository.ts';
import { createSecretToken } from './secret-token.ts';

const hour = 60 * 60_000;

/** Where each kind of link leads and how long it is good (DECISIONS §2). */
const links: Record<TokenPurpose, { path: string; life: number }> = {
  SET_PASSWORD: { path: '/set-password', life: 48 * hour },
  RESET_PASSWORD: { path: '/reset-password', life: hour },
};

/** A fresh link and the id of its token, which names the mail that carries it. */
export interface IssuedLink {
  tokenId: string;
  url: string;
}

/** Makes a link that sets or resets an account's password. It kills the account's older ones. */
export async function issueLink(ctx: Context, userId: string, purpose: TokenPurpose): Promise<IssuedLink> {
  const { path, life } = links[purpose];
  const { token, hash } = createSecretToken();
  const now = ctx.now();
  await deleteUnusedTokens(ctx.db, userId);
  const tokenId = await insertToken(ctx.db, {
    userId,
    purpose,
    tokenHash: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  return { tokenId, url: `${ctx.publicUrl}${path}/${token}` };
}
