import type { RegistrationCare } from '@sangamam/contract/casework/care/registration-care';

import type { Context } from '#server/db/context.ts';

import { careOfRecords, noCare as noCareOfRecord } from '../care/care-of-records.ts';
import { listOrderLabels } from '../labels/label-repository.ts';
import { listCare } from './registration-care-read-model.ts';
import { withoutCleared } from './registration-care-repository.ts';

/** Of an order that nobody looks after yet. */
export const noCare: RegistrationCare = { ...noCareOfRecord, labels: [] };

/** How staff look after each of these orders. */
export async function readCare(
  ctx: Context,
  orderIds: readonly string[],
): Promise<(orderId: string) => RegistrationCare> {
  if (orderIds.length === 0) return () => noCare;
  const rows = await listCare(ctx.db, orderIds);
  const labels = Map.groupBy(await listOrderLabels(ctx.db, orderIds), ({ orderId }) => orderId);
  const careOf = await careOfRecords(
    ctx,
    'REGISTRATION',
    rows.map(({ care, timeZone }) => ({ recordId: care.orderId, care: withoutCleared(care), timeZone })),
  );
  return (orderId) => ({
    ...careOf(orderId),
    labels: (labels.get(orderId) ?? []).map(({ _id, name, color }) => ({ _id, name, color })),
  });
}
