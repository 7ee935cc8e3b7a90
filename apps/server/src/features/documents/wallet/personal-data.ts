import type { PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deletePasses, listOwnDevices, listOwnPasses } from './wallet-repository.ts';

/** Passes belong to an account by its orders. What a phone or Google has of them is out of reach once the rows are gone. */
export const walletPersonalData: PersonalData = {
  claims: {},
  sections: {
    walletPasses: (ctx, { orderIds }) => listOwnPasses(ctx.db, orderIds),
    walletDevices: (ctx, { orderIds }) => listOwnDevices(ctx.db, orderIds),
  },
  erase: (ctx, { orderIds }) => deletePasses(ctx.db, orderIds),
};
