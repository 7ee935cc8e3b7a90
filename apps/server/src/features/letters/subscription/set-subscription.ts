import type {
  LetterSubscription,
  LinkedSubscription,
} from '@sangamam/contract/letters/subscription/subscription-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit, type AuditedActor } from '#server/features/audit/record-audit.ts';
import { systemActor, whoActed, type Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { ensureSubscriptions } from './ensure-subscriptions.ts';
import { findByToken } from './subscription-read-model.ts';
import { findUnsubscribedAt, updateUnsubscribed } from './subscription-repository.ts';

/** Whether the actor gets letters. */
export async function readSubscription(
  ctx: Context,
  { userId }: Pick<Actor, 'userId'>,
): Promise<LetterSubscription> {
  return { getsLetters: (await findUnsubscribedAt(ctx.db, userId)) === null };
}

/** Stops the letters to the actor, or lets them come again. Idempotent. */
export function setSubscription(
  ctx: Context,
  actor: Actor,
  { getsLetters }: LetterSubscription,
): Promise<LetterSubscription> {
  return inTransaction(ctx, async (ctx) => {
    await ensureSubscriptions(ctx, [actor.userId]);
    await record(ctx, { actorId: whoActed(actor) }, { userId: actor.userId, getsLetters });
    return { getsLetters };
  });
}

/**
 * What the page of a mailed link shows. Changes nothing.
 *
 * @throws INVALID_TOKEN for a link that is unknown, or whose account was erased
 */
export async function readLinkedSubscription(ctx: Context, token: string): Promise<LinkedSubscription> {
  const { userId, email } = await requireLinked(ctx, token);
  return { ...(await readSubscription(ctx, { userId })), address: email === null ? null : maskEmail(email) };
}

/**
 * Stops letters by a mailed link, or lets them come again. Idempotent.
 *
 * @throws INVALID_TOKEN
 */
export function setLinkedSubscription(
  ctx: Context,
  token: string,
  { getsLetters }: LetterSubscription,
): Promise<LinkedSubscription> {
  return inTransaction(ctx, async (ctx) => {
    const { userId } = await requireLinked(ctx, token);
    await record(ctx, { actor: systemActor('link of a letter') }, { userId, getsLetters });
    return readLinkedSubscription(ctx, token);
  });
}

/** What a mail program posts, as a form of either kind (RFC 8058, 3.1). */
const oneClick = /List-Unsubscribe[^]{0,200}One-Click/u;

/**
 * Stops letters for a mail program. Without the form that it posts nothing changes: other programs may open, or post to,
 * whatever address they find in a mail.
 *
 * @throws RQST_PARAMS_INVALID, INVALID_TOKEN
 */
export async function unsubscribeWithOneClick(ctx: Context, token: string, form: string): Promise<void> {
  if (!oneClick.test(form)) throw new AppError('RQST_PARAMS_INVALID', { field: 'List-Unsubscribe' });
  await setLinkedSubscription(ctx, token, { getsLetters: false });
}

async function record(
  ctx: Context,
  who: AuditedActor,
  { userId, getsLetters }: { userId: string } & LetterSubscription,
): Promise<void> {
  const isChanged = await updateUnsubscribed(ctx.db, userId, getsLetters ? null : ctx.now());
  if (!isChanged) return;
  const action = getsLetters ? 'account.letters-resumed' : 'account.letters-stopped';
  await recordAudit(ctx, { ...who, action, entityId: userId });
}

async function requireLinked(ctx: Context, token: string) {
  const linked = await findByToken(ctx.db, token);
  if (!linked) throw new AppError('INVALID_TOKEN');
  return linked;
}

/** `a…@example.org`: enough for its owner, too little for whoever a letter was forwarded to. */
function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^(.).*(@.*)$/u.exec(email) ?? [];
  return `${first}…${domain}`;
}
