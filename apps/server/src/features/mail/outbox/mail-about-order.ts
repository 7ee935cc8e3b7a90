import type { getOutboxMail } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { stoppedSince } from '../bounces/resume-address.ts';
import { findMail } from './outbox-repository.ts';
import { presentWholeMail } from './present-mail.ts';
import { recordReading } from './record-reading.ts';
import { textOfMail } from './text-of-mail.ts';

/**
 * A mail about an order as it was sent. Reading it is audited.
 *
 * @throws NOT_FOUND also for a mail about something else, such as one that carries a link to an account
 */
export async function mailAboutOrder(
  ctx: Context,
  actor: Actor,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<EndpointResult<typeof getOutboxMail>> {
  const mail = await findMail(ctx.db, mailId);
  if (mail?.orderId !== orderId) throw new AppError('NOT_FOUND');
  await recordReading(ctx, actor, mail, 'mail.read');
  const stopped = await stoppedSince(ctx, mail.toAddress);
  return {
    ...presentWholeMail(mail, ctx.now(), stopped),
    organisersText: await textOfMail(ctx, mail),
    hasReadableLink: false,
  };
}
