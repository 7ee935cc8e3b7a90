import type { Context } from '#server/db/context.ts';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

import { insertConvention, type NewConvention, type NewTreasurer } from './catalogue-repository.ts';

type Wanted = Partial<NewConvention> & { treasurer?: Partial<NewTreasurer> };

const someTreasurer: NewTreasurer = {
  fullName: 'Stephen Mukalel',
  payableTo: 'Sangamam Convention',
  email: 'treasurer@example.org',
  mobileCountryCode: '+1',
  mobileNumber: '4075550142',
  addressLine1: 'Sangamam Treasury',
  addressLine2: '100 Example Avenue, Suite 12',
  addressLine3: 'Orlando, FL 32800',
};

const canadianTreasurer: NewTreasurer = {
  ...someTreasurer,
  fullName: 'Mary Thekkel',
  payableTo: 'Sangamam Convention Canada',
  email: 'treasurer.canada@example.org',
  mobileNumber: '4165550142',
  addressLine1: 'Sangamam Treasury Canada',
  addressLine2: '200 Sample Street, Unit 4',
  addressLine3: 'Toronto, ON M5V 0A0',
};

/** A convention in eight months with open registration and current early-bird prices, and its treasurers. */
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
    { USD: { ...someTreasurer, ...treasurer }, CAD: { ...canadianTreasurer, ...treasurer } },
  );
}
