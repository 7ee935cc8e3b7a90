import * as phrases from '#phrases/orders/admin/queue.ts';

/** The single-key shortcuts on the record of a registration. */
export const keys = [
  ['j', phrases.nextRegistration],
  ['k', phrases.previousRegistration],
  ['l', phrases.backToTheList],
  ['a', 'Approve'],
  ['r', phrases.rejectOrReopenARejectedOne],
  ['q', phrases.askTheFamilyByEmail],
  ['n', phrases.writeANote],
] as const;
