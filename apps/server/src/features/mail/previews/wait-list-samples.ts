import { mailWaitListNews, type WaitListNews } from '#server/features/orders/mails/wait-list-mails.ts';

import type { Samples, WriteSample } from './sample-world.ts';

const entry = {
  about: '01970000-0000-7000-8000-000000000001',
  timeZone: 'America/Chicago',
  offeredUntil: new Date('2027-05-03T23:30:00Z'),
};
const aboutPackage = { ...entry, kind: 'PACKAGE', name: 'FAMILY' } as const;
const aboutAddon = { ...entry, kind: 'ADDON', name: '2 × BOAT TRIP' } as const;

const sample =
  (news: WaitListNews): WriteSample =>
  (ctx, { order }) =>
    mailWaitListNews(ctx, order, news);

const removed = { event: 'REMOVED', reason: 'You told us that you will not come this year.' } as const;

/** Mails about a place on a wait list. */
export const waitListSamples = {
  'wait-list.offered': sample({ ...aboutPackage, event: 'OFFERED' }),
  'wait-list.reminded': sample({ ...aboutPackage, event: 'REMINDED' }),
  'wait-list.expired': sample({ ...aboutPackage, event: 'EXPIRED' }),
  'wait-list.closed': sample({ ...aboutPackage, event: 'CLOSED' }),
  'wait-list.removed': sample({ ...aboutPackage, ...removed }),
  'wait-list.add-on-offered': sample({ ...aboutAddon, event: 'OFFERED' }),
  'wait-list.add-on-reminded': sample({ ...aboutAddon, event: 'REMINDED' }),
  'wait-list.add-on-expired': sample({ ...aboutAddon, event: 'EXPIRED' }),
  'wait-list.add-on-closed': sample({ ...aboutAddon, event: 'CLOSED' }),
  'wait-list.add-on-removed': sample({ ...aboutAddon, ...removed }),
} satisfies Samples;
