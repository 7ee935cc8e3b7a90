import type { getOutboxMail, readOutboxLink } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { stoppedSince } from '../bounces/resume-address.ts';
import { hideAccountLinks, insertAccountLink } from './account-link.ts';
import { findMail, type MailRow } from './outbox-repository.ts';
import { presentWholeMail } from './present-mail.ts';
import { recordReading } from './record-reading.ts';
import { textOfMail } from './text-of-mail.ts';

/**
 * One mail of the outbox without the token of an account link. Reading it is audited.
 *
 * @throws NOT_FOUND
 */
export async function readMail(
  ctx: Context,
  actor: Actor,
  mailId: string,
): Promise<EndpointResult<typeof getOutboxMail>> {
  const mail = await requireMail(ctx, mailId);
  await recordReading(ctx, actor, mail, 'mail.read');
  const stopped = await stoppedSince(ctx, mail.toAddress);
  return {
    ...presentWholeMail(mail, ctx.now(), stopped),
    organisersText: await textOfMail(ctx, mail),
    hasReadableLink: accountLink(ctx, mail) !== undefined,
  };
}

/**
 * The account link in a mail that nobody can receive because the site has no mail server. Reading it is audited.
 *
 * @throws NOT_FOUND for an unknown mail, for one without such a link, and for every mail once mail can leave
 */
export async function readMailLink(
  ctx: Context,
  actor: Actor,
  mailId: string,
): Promise<EndpointResult<typeof readOutboxLink>> {
  const mail = await requireMail(ctx, mailId);
  const link = accountLink(ctx, mail);
  if (link === undefined) throw new AppError('NOT_FOUND');
  await recordReading(ctx, actor, mail, 'mail.link-read');
  return { link };
}

async function requireMail(ctx: Context, mailId: string): Promise<MailRow> {
  const mail = await findMail(ctx.db, mailId);
  if (mail === undefined) throw new AppError('NOT_FOUND');
  return mail;
}

function accountLink({ mailStays }: Context, { text, linkToken }: MailRow): string | undefined {
  if (mailStays !== true || linkToken === null) return undefined;
  const address = /https?:\/\/\S+/u.exec(hideAccountLinks(text))?.[0];
  return address === undefined ? undefined : insertAccountLink(address, linkToken);
}
