import type { NoLetterReason } from '@sangamam/contract/letters/letter';

import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { delayMails } from '#server/features/mail/delayed/delay-mails.ts';
import { letterKind, queueMails } from '#server/features/mail/outbox/queue-mail.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { fullName } from '@sangamam/contract/fields/full-name';
import { v7 as uuidv7 } from 'uuid';

import { answerSigner } from './answers/answer-address.ts';
import { paceByDomain } from './domain-pace.ts';
import { languageOf, letterValues, letterWriter } from './letter-mail.ts';
import { listLetterFacts, type LetterFacts } from './letter-read-model.ts';
import * as repository from './letter-repository.ts';
import type { StoredLetter } from './letter-repository.ts';
import { readLetterSettings } from './letter-settings.ts';
import { startedNow } from './send-letter.ts';
import { ensureSubscriptions } from './subscription/ensure-subscriptions.ts';

/** So many mails are written in one transaction: some milliseconds of work between which other requests get their turn. */
const mailsAtOnce = 50;

const day = 24 * 60 * 60_000;

/**
 * Hands a letter over to the outbox: one mail for each recipient who waits, in their order, some in a transaction. After a
 * kill it goes on where it was. Once the most mails of a day have been handed over, it goes on when there is room again.
 * Does nothing for a letter that is not on its way, or not yet. Returns how many mails it queued.
 *
 * @param bounceAddress where answers are read; they go to the contact address where it is left out
 */
export async function handOverLetter(
  ctx: Context,
  letterId: string,
  bounceAddress?: string,
): Promise<number> {
  let queued = 0;
  for (;;) {
    const step = await inTransaction(ctx, (ctx) => handOverSome(ctx, letterId, bounceAddress));
    queued += step.queued;
    if (step.isOver) return queued;
  }
}

async function handOverSome(
  ctx: Context,
  letterId: string,
  bounceAddress: string | undefined,
): Promise<{ queued: number; isOver: boolean }> {
  const over = { queued: 0, isOver: true };
  const locked = await repository.lockLetterRow(ctx.db, letterId);
  const letter = locked && (await started(ctx, locked));
  if (!letter || letter.startedAt === null) return over;
  const room = await roomToday(ctx);
  if (room.left === 0) {
    await repository.updateLetter(ctx.db, letterId, { goesOnAt: room.from });
    await enqueue(ctx.db, 'send-letter', { letterId }, { runAt: room.from });
    return over;
  }
  const next = await repository.listNextRecipients(ctx.db, letterId, Math.min(mailsAtOnce, room.left));
  if (next.length === 0) {
    await repository.updateLetter(ctx.db, letterId, { handedOverAt: ctx.now(), goesOnAt: null });
    return over;
  }
  // They wait until the letter can no longer be undone, and can be recalled as long as they have not left.
  const delayed = delayMails(ctx, { decisionId: letterId, decidedAt: letter.startedAt });
  const answersTo = await answerAddresses(ctx, bounceAddress);
  return { queued: await queue(delayed, letter, next, answersTo), isOver: false };
}

/** The address for answers to a mail, where answers are read. */
async function answerAddresses(
  ctx: Context,
  bounceAddress: string | undefined,
): Promise<(mailId: string) => string | undefined> {
  if (bounceAddress === undefined) return () => undefined;
  const signer = await answerSigner(ctx);
  return (mailId) => signer.addressFor(mailId, bounceAddress);
}

/** The letter if it is on its way; one whose time has come begins. */
async function started(ctx: Context, letter: StoredLetter): Promise<StoredLetter | undefined> {
  const now = ctx.now();
  if (letter.state === 'SENDING') return letter.handedOverAt === null ? letter : undefined;
  if (letter.state !== 'SCHEDULED' || letter.scheduledFor === null || letter.scheduledFor > now)
    return undefined;
  await recordAudit(ctx, { actor: systemActor('letters'), action: 'letter.started', entityId: letter.id });
  return repository.updateLetter(ctx.db, letter.id, startedNow(letter, now));
}

/** How many mails of letters may be handed over now; where none, from when on. */
async function roomToday(ctx: Context): Promise<{ left: number; from: Date }> {
  await repository.lockDailyCeiling(ctx.db);
  const { dailyCeiling } = await readLetterSettings(ctx);
  const now = ctx.now().getTime();
  const { count, first } = await repository.countQueuedSince(ctx.db, new Date(now - day));
  return { left: Math.max(0, dailyCeiling - count), from: new Date((first?.getTime() ?? now) + day) };
}

/** The same mails, each with the time at which it leaves. */
async function pacedMails<Mail extends { to: { address: string } }>(
  ctx: Context,
  mails: readonly Mail[],
): Promise<(Mail & { notBefore: Date })[]> {
  const { domainPace: pace } = await readLetterSettings(ctx);
  const from = ctx.mailDelay?.until ?? ctx.now();
  const times = await paceByDomain(
    ctx,
    mails.map(({ to }) => to.address),
    { from: from < ctx.now() ? ctx.now() : from, pace },
  );
  return mails.map((mail, place) => ({ ...mail, notBefore: times[place] ?? from }));
}

/** Queues the mails of these recipients. Whoever must not get one any more is left out, with the reason. */
async function queue(
  ctx: Context,
  letter: StoredLetter,
  next: readonly { userId: string; orderId: string }[],
  answersTo: (mailId: string) => string | undefined,
): Promise<number> {
  const found = await listLetterFacts(
    ctx.db,
    letter.audience,
    next.map(({ orderId }) => orderId),
  );
  const byOrder = new Map(found.map((facts) => [facts.orderId, facts]));
  const gets: (LetterFacts & { email: string })[] = [];
  const without = new Map<NoLetterReason, string[]>();
  for (const { userId, orderId } of next) {
    const facts = byOrder.get(orderId);
    // Whose registration became somebody else's is nobody whom the dry run named.
    const reason = facts?.userId === userId ? facts.reason : 'CLOSED';
    if (reason !== null) without.set(reason, [...(without.get(reason) ?? []), userId]);
    else if (facts && facts.email !== null) gets.push({ ...facts, email: facts.email });
  }
  for (const [reason, userIds] of without)
    await repository.recordReason(ctx.db, letter.id, { userIds, reason });
  const site = await readMailSite(ctx, letter.conventionId);
  const writer = letterWriter(letter, site);
  const words = {
    en: await wordsOfConvention(ctx, letter.conventionId, 'en'),
    ml: await wordsOfConvention(ctx, letter.conventionId, 'ml'),
  };
  const keyOf = (userId: string) => `letter:${letter.id}:${userId}:${letter.round}`;
  const mails = gets.map((facts) => {
    const language = languageOf(letter, facts.language);
    const id = uuidv7();
    return {
      id,
      to: { address: facts.email, name: fullName(facts) },
      replyTo: answersTo(id) ?? site.support.email,
      kind: letterKind,
      dedupeKey: keyOf(facts.userId),
      orderId: facts.orderId,
      userId: facts.userId,
      ...writer.compose(language, {
        firstName: facts.firstName,
        values: letterValues(facts, language, words[language]),
      }),
    };
  });
  await ensureSubscriptions(
    ctx,
    gets.map(({ userId }) => userId),
  );
  const queued = await queueMails(ctx, await pacedMails(ctx, mails));
  const mailIds = new Map(queued.map(({ id, dedupeKey }) => [dedupeKey, id]));
  await repository.recordQueued(ctx.db, letter.id, {
    at: ctx.now(),
    mails: gets.flatMap(({ userId }) => {
      const mailId = mailIds.get(keyOf(userId));
      return mailId === undefined ? [] : [{ userId, mailId }];
    }),
  });
  return queued.length;
}
