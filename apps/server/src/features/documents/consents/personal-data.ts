import { staffAction, type PersonalData } from '#server/features/personal-data/personal-data.ts';

import { deleteConsentsOfOrders, listOwnConsents, moveConsents } from './consent-repository.ts';

/** Consent forms; their files are those of the feature `files`, which exports and erases them. */
export const consentsPersonalData: PersonalData = {
  claims: {
    'consents.minor_id': { exportedAs: 'consents', onErasure: 'deleted' },
    'consents.responsible_id': { exportedAs: 'consents', onErasure: 'deleted' },
    'consents.decided_by': staffAction,
  },
  sections: { consents: (ctx, { orderIds }) => listOwnConsents(ctx.db, orderIds) },
  erase: (ctx, { orderIds }) => deleteConsentsOfOrders(ctx.db, orderIds),
  merge: (ctx, merge) => moveConsents(ctx.db, merge),
};
