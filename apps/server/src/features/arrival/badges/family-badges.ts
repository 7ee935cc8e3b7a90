import type { Context } from '#server/db/context.ts';
import { badgeFile } from '#server/features/documents/badges/badge-file.ts';
import { recordOrderRead } from '#server/features/orders/order/record-order-read.ts';
import type { Actor } from '#server/http/access/actor.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findConventionOfOrder } from '../desk/families-read-model.ts';
import { readNamedFamilies } from '../desk/read-families.ts';
import { badgeContent, badgesOf } from './present-badges.ts';

/**
 * Badges of one family, confirmed or waiting for it.
 *
 * @throws ORDER_NOT_FOUND; NO_BADGES for a registration that is not active, or of which nobody attends
 */
export async function familyBadges(
  ctx: Context,
  actor: Actor,
  { orderId, perSheet }: { orderId: string; perSheet: '6' | '8' },
): Promise<SendableFile> {
  const [family] = await readNamedFamilies(ctx, [orderId]);
  const convention = await findConventionOfOrder(ctx.db, orderId);
  if (!family || !convention) throw new AppError('ORDER_NOT_FOUND');
  const isActive = family.standing === 'CONFIRMED' || family.standing === 'NOT_CONFIRMED';
  const badges = isActive ? await badgesOf(ctx, [family]) : [];
  if (badges.length === 0) throw new AppError('NO_BADGES');
  await recordOrderRead(ctx, actor, orderId);
  const content = await badgeContent(ctx, { badges, perSheet, conventionName: convention.name });
  return badgeFile(content, `badges-${badges[0]?.number}.pdf`);
}
