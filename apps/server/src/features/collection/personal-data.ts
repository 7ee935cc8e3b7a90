import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { listOwnPaypalAttempts } from './personal-data-repository.ts';

export const collectionPersonalData: PersonalData = {
  claims: { 'deposit_slips.created_by': staffAction, 'deposit_slips.taken_back_by': staffAction },
  sections: { paypalAttempts: (ctx, { orderIds }) => listOwnPaypalAttempts(ctx.db, orderIds) },
};
