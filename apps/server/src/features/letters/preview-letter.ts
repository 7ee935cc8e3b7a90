import { randomUUID } from 'node:crypto';
import { fullName } from '@sangamam/contract/fields/full-name';
import type { previewLetter as endpoint } from '@sangamam/contract/letters/letter-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';
import type { Language } from '@sangamam/contract/phrases/language';

import * as phrases from '#phrases/letters/letters.ts';
import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { queueMail, testLetterKind } from '#server/features/mail/outbox/queue-mail.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { languageOf, letterValues, letterWriter, placeholderValues } from './letter-mail.ts';
import { findFirstRecipient, listLetterFacts } from './letter-read-model.ts';
import { findLetter, type StoredLetter } from './letter-repository.ts';
import { ensureSubscriptions } from './subscription/ensure-subscriptions.ts';

/** Whose values are filled in, and in which language. */
interface Reader {
  language: Language;
  orderId?: string | undefined;
}

/**
 * A letter as the family of a registration would read it; as the first recipient would, without one.
 *
 * @throws NOT_FOUND, ORDER_NOT_FOUND for a registration of another convention
 */
export async function previewLetter(
  ctx: Context,
  letterId: string,
  reader: Reader,
): Promise<EndpointResult<typeof endpoint>> {
  const letter = await requireLetter(ctx, letterId);
  const { mail, chatText, language, registrantName } = await write(ctx, letter, reader);
  return { registrantName, language, ...mail, chatText };
}

/**
 * Sends a letter to the actor's own address as the family of a registration would get it. It counts as nobody's.
 *
 * @throws NOT_FOUND, ORDER_NOT_FOUND for a registration of another convention
 */
export function testLetter(
  ctx: Context,
  actor: Actor,
  { letterId, ...reader }: Reader & { letterId: string },
): Promise<{ sentTo: string }> {
  return inTransaction(ctx, async (ctx) => {
    const letter = await requireLetter(ctx, letterId);
    const { mail, site } = await write(ctx, letter, reader);
    await ensureSubscriptions(ctx, [actor.userId]);
    await queueMail(ctx, {
      ...mail,
      to: { address: actor.email },
      replyTo: site.support.email,
      kind: testLetterKind,
      subject: phrases.testSubject({ subject: mail.subject }),
      dedupeKey: `letter.test:${randomUUID()}`,
      userId: actor.userId,
    });
    await recordAudit(ctx, { actorId: actor.userId, action: 'letter.tested', entityId: letterId });
    return { sentTo: actor.email };
  });
}

async function requireLetter(ctx: Context, letterId: string): Promise<StoredLetter> {
  const letter = await findLetter(ctx.db, letterId);
  if (!letter) throw new AppError('NOT_FOUND');
  return letter;
}

async function write(ctx: Context, letter: StoredLetter, { language: asked, orderId }: Reader) {
  const shown = orderId ?? (await findFirstRecipient(ctx.db, letter.id));
  const [facts] = shown === undefined ? [] : await listLetterFacts(ctx.db, letter.audience, [shown]);
  if (orderId !== undefined && facts?.conventionId !== letter.conventionId)
    throw new AppError('ORDER_NOT_FOUND');
  const language = languageOf(letter, asked);
  const site = await readMailSite(ctx, letter.conventionId);
  const writer = letterWriter(letter, site);
  const say = await wordsOfConvention(ctx, letter.conventionId, language);
  const values = facts ? letterValues(facts, language, say) : placeholderValues();
  const { firstName } = values;
  return {
    site,
    language,
    registrantName: facts ? fullName(facts) : null,
    mail: writer.compose(language, { firstName, values }),
    chatText: writer.chatText(language, values),
  };
}
