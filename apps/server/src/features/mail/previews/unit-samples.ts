import { mailOfficer } from '#server/features/casework/vouches/mail-officers.ts';

import type { Samples } from './sample-world.ts';

const officer = {
  email: 'officer@example.org',
  lastName: 'Kora',
  unitName: 'Chicago',
};

/** Mails to officers of local units. */
export const unitSamples = {
  'unit.families-wait': (ctx, { order: { userId }, to: { firstName } }) =>
    mailOfficer(ctx, { ...officer, userId, firstName, families: 3 }),
} satisfies Samples;
