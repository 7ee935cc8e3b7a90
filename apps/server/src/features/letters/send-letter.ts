import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { cancelJob, enqueue } from '#server/db/queue/enqueue.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { recallUnsent } from '#server/features/mail/delayed/delay-mails.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { isOwn, whyAsk, withoutApproval } from './approval.ts';
import { giveBackPlaces } from './domain-pace.ts';
import {
  countHandedOver,
  recordRecalled,
  updateLetter,
  type LetterChange,
  type StoredLetter,
} from './letter-repository.ts';
import { readLetterSettings } from './letter-settings.ts';
import { lockLetter, type SeenLetter } from './lock-letter.ts';
import { readLetter } from './read-letters.ts';

/** When a letter leaves: at an instant, or at once. */
interface When {
  scheduledFor: string | null;
}

const open = ['DRAFT', 'STOPPED'] as const;

/**
 * Sends a letter to the recipients that were found, or to those who are left after it was stopped, now or at a time.
 *
 * @throws NOT_FOUND, CONFLICT; LETTER_NOT_POSSIBLE while it is on its way; LETTER_NOT_PREPARED without recipients;
 *   LETTER_NEEDS_APPROVAL for more of them than the rules let one person write to; RQST_PARAMS_INVALID for a time in the
 *   past
 */
export function sendLetter(
  ctx: Context,
  actor: Actor,
  { scheduledFor, ...seen }: SeenLetter & When,
): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, seen, open);
    const waiting = await requireRecipients(ctx, letter);
    const settings = await readLetterSettings(ctx);
    if (whyAsk(actor, letter, { waiting, settings }) !== null) throw new AppError('LETTER_NEEDS_APPROVAL');
    await start(ctx, actor, letter, { at: timeOf(ctx, scheduledFor), recipients: waiting });
    return readLetter(ctx, actor, letter.id);
  });
}

/**
 * Asks a second person to approve a letter.
 *
 * @throws as `sendLetter` does, but for the approval
 */
export function askForApproval(
  ctx: Context,
  actor: Actor,
  { scheduledFor, ...seen }: SeenLetter & When,
): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, seen, open);
    const recipients = await requireRecipients(ctx, letter);
    await updateLetter(ctx.db, letter.id, {
      state: 'WAITING',
      scheduledFor: timeOf(ctx, scheduledFor) ?? null,
      askedBy: actor.userId,
      askedAt: ctx.now(),
      sentBackBecause: '',
    });
    await audit(ctx, actor, letter, { action: 'letter.approval-asked', after: { recipients } });
    return readLetter(ctx, actor, letter.id);
  });
}

/**
 * Approves a letter of somebody else. It is sent as they chose; at once where its time has passed meanwhile.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE, LETTER_OWN_APPROVAL
 */
export function approveLetter(ctx: Context, actor: Actor, seen: SeenLetter): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, seen, ['WAITING']);
    if (isOwn(letter, actor.userId)) throw new AppError('LETTER_OWN_APPROVAL');
    const recipients = await requireRecipients(ctx, letter);
    await audit(ctx, actor, letter, { action: 'letter.approved', after: { recipients } });
    const at =
      letter.scheduledFor !== null && letter.scheduledFor > ctx.now() ? letter.scheduledFor : undefined;
    await start(ctx, actor, letter, {
      at,
      recipients,
      approval: { approvedBy: actor.userId, approvedAt: ctx.now() },
    });
    return readLetter(ctx, actor, letter.id);
  });
}

/**
 * Sends a letter back to who asked for its approval.
 *
 * @throws NOT_FOUND, CONFLICT, LETTER_NOT_POSSIBLE
 */
export function sendLetterBack(
  ctx: Context,
  actor: Actor,
  { because, ...seen }: SeenLetter & { because: string },
): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, seen, ['WAITING']);
    const { queued } = await countHandedOver(ctx.db, letter.id);
    await updateLetter(ctx.db, letter.id, {
      ...withoutApproval,
      state: queued > 0 ? 'STOPPED' : 'DRAFT',
      sentBackBecause: because,
    });
    await audit(ctx, actor, letter, { action: 'letter.sent-back', reason: because });
    return readLetter(ctx, actor, letter.id);
  });
}

/**
 * Stops a letter that is on its way, or ends its schedule. Mails that have not left are recalled and can be written anew;
 * a letter that nobody got is a draft again. It asks for no revision: whoever stops a letter stops it as it is.
 *
 * @throws NOT_FOUND, LETTER_NOT_POSSIBLE when it is not on its way, or all of its mails have left
 */
export function stopLetter(ctx: Context, actor: Actor, letterId: string): Promise<LetterDetail> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await lockLetter(ctx, { letterId }, ['SCHEDULED', 'SENDING']);
    const recalled = await recallUnsent(ctx, letter.id);
    await recordRecalled(ctx.db, letter.id, recalled);
    await giveBackPlaces(ctx);
    const { waiting, queued } = await countHandedOver(ctx.db, letter.id);
    if (waiting === 0) throw new AppError('LETTER_NOT_POSSIBLE');
    await cancelJob(ctx.db, 'send-letter', letter.id);
    await updateLetter(ctx.db, letter.id, {
      state: queued > 0 ? 'STOPPED' : 'DRAFT',
      scheduledFor: null,
      handedOverAt: null,
      goesOnAt: null,
    });
    await audit(ctx, actor, letter, {
      action: queued > 0 ? 'letter.stopped' : 'letter.undone',
      after: { left: queued, waiting },
    });
    return readLetter(ctx, actor, letter.id);
  });
}

/** Lets a letter leave now, with a minute in which it can be undone. */
export function startedNow({ round }: StoredLetter, now: Date): LetterChange {
  return {
    state: 'SENDING',
    startedAt: now,
    round: round + 1,
    handedOverAt: null,
    goesOnAt: null,
  };
}

async function start(
  ctx: Context,
  actor: Actor,
  letter: StoredLetter,
  { at, recipients, approval = {} }: { at: Date | undefined; recipients: number; approval?: LetterChange },
): Promise<void> {
  const change: LetterChange = at === undefined ? startedNow(letter, ctx.now()) : { state: 'SCHEDULED' };
  await updateLetter(ctx.db, letter.id, {
    ...change,
    ...approval,
    scheduledFor: at ?? null,
    startedBy: actor.userId,
    sentBackBecause: '',
  });
  await enqueue(ctx.db, 'send-letter', { letterId: letter.id }, at === undefined ? {} : { runAt: at });
  await audit(ctx, actor, letter, {
    action: at === undefined ? 'letter.started' : 'letter.scheduled',
    after: { recipients, ...(at !== undefined && { scheduledFor: at.toISOString() }) },
  });
}

async function requireRecipients(ctx: Context, { id, preparedAt }: StoredLetter): Promise<number> {
  const { waiting } = await countHandedOver(ctx.db, id);
  if (preparedAt === null || waiting === 0) throw new AppError('LETTER_NOT_PREPARED');
  return waiting;
}

/** Longest time ahead for which a letter can be scheduled. */
const longestAhead = 366 * 24 * 60 * 60_000;

function timeOf(ctx: Context, scheduledFor: string | null): Date | undefined {
  if (scheduledFor === null) return undefined;
  const at = new Date(scheduledFor);
  const now = ctx.now().getTime();
  if (at.getTime() <= now || at.getTime() > now + longestAhead)
    throw new AppError('RQST_PARAMS_INVALID', { field: 'scheduledFor' });
  return at;
}

function audit(
  ctx: Context,
  actor: Actor,
  { id }: StoredLetter,
  event: Omit<Parameters<typeof recordAudit>[1], 'entityId' | 'actor' | 'actorId'>,
): Promise<void> {
  return recordAudit(ctx, { ...event, actorId: actor.userId, entityId: id });
}
