import { mailOfficer } from '#server/features/casework/vouches/mail-officers.ts';

import type { WriteSample } from './sample-world.ts';

const officer = {
  userId: '01970000-0000-7000-8000-000000000001',
  email: 'officer@example.org',
  firstName: 'Thomas',
  lastName: 'Kora',
  unitName: 'Chicago',
};

/** Mails to officers of local units. */
export const unitSamples: Readonly<Record<string, WriteSample>> = {
  'unit.families-wait': (ctx) => mailOfficer(ctx, { ...officer, families: 3 }),
};
