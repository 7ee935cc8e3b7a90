import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/app-error.ts';

import { findMail } from './outbox-repository.ts';
import { presentWholeMail } from './present-mail.ts';

/**
 * A mail about an order as it went out.
 *
 * @throws NOT_FOUND also for a mail about something else, such as one that carries a link to an account
 */
export async function mailAboutOrder(
  ctx: Context,
  { orderId, mailId }: { orderId: string; mailId: string },
): Promise<ReturnType<typeof presentWholeMail>> {
  const mail = await findMail(ctx.db, mailId);
  if (mail?.orderId !== orderId) throw new AppError('NOT_FOUND');
  return presentWholeMail(mail);
}
