import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listDuplicateRows } from './duplicate-read-model.ts';
import { findRegistrationRow } from './registration-read-model.ts';

/**
 * People who may be registered twice, with what they have in common.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function listDuplicates(ctx: Context, orderId: string) {
  const row = await findRegistrationRow(ctx.db, orderId);
  if (!row) throw new AppError('ORDER_NOT_FOUND');
  const duplicates = await listDuplicateRows(ctx.db, row.order.parentOrderId ?? orderId);
  return duplicates.map(({ sameName, sameDob, sameMobile, ...who }) => ({
    ...who,
    same: [
      ...(sameName ? (['name'] as const) : []),
      ...(sameDob ? (['dob'] as const) : []),
      ...(sameMobile ? (['mobile'] as const) : []),
    ],
  }));
}
