import type { Context } from '#server/db/context.ts';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import { insertConvention, type NewConvention, type NewTreasurer } from './catalogue-repository.ts';

type Wanted = Partial<NewConvention> & { treasurer?: Partial<NewTreasurer> };

const someTreasurer: NewTreasurer = {
  fullName: 'Stephen Mukalel',
  email: 'treasurer@example.org',
  mobileCountryCode: '+1',
  mobileNumber: '4075550142',
  addressLine1: 'Sangamam Treasury',
  addressLine2: '100 Example Avenue, Suite 12',
  addressLine3: 'Orlando, FL 32800',
};

/** A convention in eight months with open registration and current early-bird prices, and its treasurer. */
export function buildConvention(ctx: Context, { treasurer, ...wanted }: Wanted = {}) {
  const startDate = wanted.startDate ?? addDays(ctx.now().toISOString().slice(0, 10), 240);
  return insertConvention(
    ctx.db,
    {
      name: 'Sangamam',
      startDate,
      endDate: addDays(startDate, 3),
      location: 'Orlando, Florida',
      timeZone: 'America/New_York',
      earlyBirdDate: addDays(startDate, -120),
      earlyBirdStatus: true,
      conventionDeadline: addDays(startDate, -14),
      active: true,
      openedAt: ctx.now(),
      participantDisplay: true,
      uploadFamilyPicture: true,
      ...wanted,
    },
    { ...someTreasurer, ...treasurer },
  );
}
