import { fullName } from '@sangamam/contract/fields/full-name';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listPairsOf } from './duplicate-read-model.ts';
import { findRegistrationRow, listRegistrationRowsById } from './registration-read-model.ts';

/**
 * People who may be registered twice, with what they have in common.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function listDuplicates(ctx: Context, orderId: string) {
  const row = await findRegistrationRow(ctx.db, orderId);
  if (!row) throw new AppError('ORDER_NOT_FOUND');
  const pairs = await listPairsOf(ctx.db, row.order.parentOrderId ?? orderId);
  const others = await listRegistrationRowsById(
    ctx.db,
    pairs.map(({ otherOrderId }) => otherOrderId),
  );
  const byId = new Map(others.map((one) => [one.order.id, one]));
  return pairs.flatMap(({ personId, otherPersonId, otherOrderId, name, otherName, same, isDistinct }) => {
    const other = byId.get(otherOrderId);
    return other
      ? [
          {
            participantId: personId,
            name,
            same,
            isDistinct,
            otherParticipantId: otherPersonId,
            otherOrderId,
            otherTmpConvRegNo: other.order.tempNumber,
            otherName,
            otherRegistrantName: fullName(other.person),
          },
        ]
      : [];
  });
}
