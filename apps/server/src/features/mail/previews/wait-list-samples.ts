import { mailWaitListNews, type WaitListNews } from '#server/features/orders/mails/wait-list-mails.ts';

import type { WriteSample } from './sample-world.ts';

const entry = {
  about: '01970000-0000-7000-8000-000000000001',
  packageName: 'FAMILY',
  timeZone: 'America/Chicago',
  offeredUntil: new Date('2027-05-03T23:30:00Z'),
};

const sample =
  (news: Pick<WaitListNews, 'event' | 'reason'>): WriteSample =>
  (ctx, { order }) =>
    mailWaitListNews(ctx, order, { ...entry, ...news });

/** Mails about a place on a wait list. */
export const waitListSamples: Readonly<Record<string, WriteSample>> = {
  'wait-list.offered': sample({ event: 'OFFERED' }),
  'wait-list.reminded': sample({ event: 'REMINDED' }),
  'wait-list.expired': sample({ event: 'EXPIRED' }),
  'wait-list.closed': sample({ event: 'CLOSED' }),
  'wait-list.removed': sample({ event: 'REMOVED', reason: 'You told us that you will not come this year.' }),
};
