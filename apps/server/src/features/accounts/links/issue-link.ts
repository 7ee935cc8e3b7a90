import { paths } from '@sangamam/contract/paths';

import type { Context } from '#server/db/context.ts';
import { hiddenToken } from '#server/features/mail/outbox/account-link.ts';

import { lockAccount } from '../account/account-repository.ts';
import { deleteUnusedTokens, insertToken, type TokenPurpose } from './account-token-repository.ts';
import { createSecretToken } from './secret-token.ts';

const hour = 60 * 60_000;

/** Where each kind of link leads and how long it is good (DECISIONS §2). */
const links: Record<TokenPurpose, { path: (token: string) => string; life: number }> = {
  SET_PASSWORD: { path: paths.setPassword, life: 48 * hour },
  RESET_PASSWORD: { path: paths.resetPassword, life: hour },
};

/** After so many milliseconds no link is good any more. */
export const longestLinkLife = Math.max(...Object.values(links).map(({ life }) => life));

/** A fresh link and the id of its token, which names the mail that carries it. */
export interface IssuedLink {
  tokenId: string;
  /** The address with a placeholder for the token, as the mail is stored. */
  url: string;
  /** What the placeholder stands for. It goes into the mail that leaves and nowhere else. */
  token: string;
}

/**
 * Creates a link that sets or resets an account's password, in the caller's transaction. Older links of the account
 * become invalid, also those created concurrently: the account is locked until the transaction ends.
 */
export async function issueLink(ctx: Context, userId: string, purpose: TokenPurpose): Promise<IssuedLink> {
  const { path, life } = links[purpose];
  const { token, hash } = createSecretToken();
  const now = ctx.now();
  await lockAccount(ctx.db, userId);
  await deleteUnusedTokens(ctx.db, userId);
  const tokenId = await insertToken(ctx.db, {
    userId,
    purpose,
    tokenHash: hash,
    createdAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  return { tokenId, url: `${ctx.publicUrl}${path(hiddenToken)}`, token };
}
