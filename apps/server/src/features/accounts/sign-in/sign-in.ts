import type { login } from '@sangamam/contract/accounts/account-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { isCallerGone } from '#server/http/request/current-call.ts';
import { createSemaphore, type Semaphore } from '#server/http/limits/semaphore.ts';

import { findAccountByEmail } from '../account/account-read-model.ts';
import { checkSecondFactor } from '../second-factor/check-second-factor.ts';
import { maxHashingWaitMs, hashingThreadCount } from '../hashing/hash-in-turn.ts';
import { verifyPassword } from '../hashing/password-hash.ts';
import { admit, type Device } from './admit.ts';

/**
 * A few at a time: enough to keep the hashing threads busy, few enough that many sign-ins at once do not queue
 * everybody else at the database.
 */
export function createSignInQueue(): SignInQueue {
  return createSemaphore({
    concurrency: hashingThreadCount * 2 + 2,
    maxQueue: 400,
    maxWaitMs: maxHashingWaitMs,
  });
}

/** Where sign-ins wait for their turn. Each application has one. */
export type SignInQueue = Semaphore;

interface Credentials {
  username: string;
  password: string;
  code?: string | undefined;
}

/**
 * Opens a session, for registrants and staff alike. An unknown name, an account without a password, a suspended account
 * and a wrong password get the same answer after the same time (DECISIONS §2).
 *
 * @throws INVALID_CREDENTIALS, and once name and password are correct, SECOND_FACTOR_REQUIRED or SECOND_FACTOR_INVALID;
 *   SERVICE_UNAVAILABLE when the queue is full or the wait takes too long
 */
export function signIn(
  ctx: Context,
  queue: SignInQueue,
  credentials: Credentials,
  device: Device,
): Promise<EndpointResult<typeof login>> {
  return queue(() => checkAndOpen(ctx, credentials, device), isCallerGone());
}

async function checkAndOpen(
  ctx: Context,
  { username, password, code }: Credentials,
  device: Device,
): Promise<EndpointResult<typeof login>> {
  const account = await findAccountByEmail(ctx.db, username);
  const isOpen = account !== undefined && account.suspendedAt === null && account.closedAt === null;
  const passwordHash = isOpen ? account.passwordHash : null;
  const fits = await verifyPassword(passwordHash, password);
  if (!isOpen || passwordHash === null || !fits) throw new AppError('INVALID_CREDENTIALS');
  // Registrants have none, so that this query is skipped when many of them sign in.
  if (account.type === 'STAFF') await checkSecondFactor(ctx, account.id, code);
  return admit(ctx, { ...account, passwordHash }, device);
}
