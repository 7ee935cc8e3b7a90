import type { RecordCare } from '@sangamam/contract/casework/care/care';

import * as quicker from '#phrases/audit/conflicts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import type { CaredKind } from '../care/cared-kind.ts';
import { findTimeZone } from './registration-care-read-model.ts';
import { findCare, saveCare } from './registration-care-repository.ts';
import { readCare } from './read-registration-care.ts';

/** Registrations as records that staff look after. A decision clears their follow-up (`casework/follow-up`). */
export const registrationKind: CaredKind<RecordCare> = {
  kind: 'REGISTRATION',
  lock: async (ctx, orderId) => {
    const { cancelledAt } = await lockOrder(ctx, orderId);
    return { care: await findCare(ctx.db, orderId), isOver: cancelledAt !== null };
  },
  save: (ctx, orderId, change) => saveCare(ctx.db, orderId, change),
  timeZoneOf: (ctx, orderId) => findTimeZone(ctx.db, orderId),
  answer: async (ctx, _actor, orderId) => (await readCare(ctx, [orderId]))(orderId),
  otherChanges: quicker.withRegistration,
};
