import type { RecordCare } from '@sangamam/contract/casework/care/care';

import type { Context } from '#server/db/context.ts';

import { careOfRecords } from '../care/care-of-records.ts';
import { listCare } from './registration-care-read-model.ts';
import { withoutCleared } from './registration-care-repository.ts';

/** How staff look after each of these orders. */
export async function readCare(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string) => RecordCare> {
  const rows = orderIds.length === 0 ? [] : await listCare(ctx.db, orderIds);
  return careOfRecords(
    ctx,
    'REGISTRATION',
    orderIds,
    rows.map(({ care, timeZone }) => ({ recordId: care.orderId, care: withoutCleared(care), timeZone })),
  );
}
