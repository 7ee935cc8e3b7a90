import type { login } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import type { AccountRow } from '../account/account-read-model.ts';
import { recordSecurityEvent } from '../account/record-security-event.ts';
import { createSecretToken } from '../links/secret-token.ts';
import { sessionExpiry } from '../sessions/session-lifetime.ts';
import { openSession } from '../sessions/session-repository.ts';

/** From where somebody signs in, kept with the session for its owner to recognise. */
export interface Device {
  ip: string;
  userAgent: string;
}

/**
 * Opens the session of somebody who has shown all that the account asks for.
 *
 * @throws INVALID_CREDENTIALS for an account that was closed, suspended or given another password meanwhile
 */
export async function admit(
  ctx: Context,
  account: Omit<AccountRow, 'passwordHash'> & { passwordHash: string },
  device: Device,
): Promise<EndpointResult<typeof login>> {
  const { token, hash } = createSecretToken();
  const now = ctx.now();
  const isOpened = await openSession(ctx.db, {
    userId: account.id,
    passwordHash: account.passwordHash,
    tokenHash: hash,
    at: now,
    expiresAt: sessionExpiry(now),
    ip: device.ip,
    userAgent: device.userAgent.slice(0, 300),
  });
  // A reset, a suspension or a closing happened during the check, which is void now.
  if (!isOpened) throw new AppError('INVALID_CREDENTIALS');
  if (account.type === 'STAFF') await recordSecurityEvent(ctx, account.id, 'account.signed-in');
  const { id, type, email, firstName, lastName, language } = account;
  return { id, token, type, username: email, firstName, lastName, email, language };
}
