import { mailShuttle, type PublishedRun } from '#server/features/travel/shuttles/shuttle-mail.ts';
import { mailLostSeats } from '#server/features/travel/shuttles/lost-seats-mail.ts';

import type { Samples } from './sample-world.ts';

const someId = '01970000-0000-7000-8000-000000000001';

const run = {
  id: someId,
  conventionId: someId,
  direction: 'ARRIVAL',
  airportCode: 'MCO',
  day: '2027-07-15',
  departsAt: '15:10:00',
  seats: 14,
  driverId: someId,
  vehicleId: null,
  driverName: 'Joby Thomas',
  driverPhone: '+1 407 555 0100',
  meetingPoint: 'Terminal A, level 1, door 3',
  pinned: false,
  publishedAt: new Date('2027-07-01T12:00:00Z'),
  linkHash: null,
  revision: 1,
  createdAt: new Date('2027-06-20T12:00:00Z'),
} as const;

const published: PublishedRun = {
  run,
  seat: {
    runId: someId,
    orderId: someId,
    direction: 'ARRIVAL',
    passengers: 4,
    state: 'WAITING',
    delayMinutes: null,
    stateAt: null,
  },
  airportName: 'Orlando International (MCO)',
};

/** Mails about shuttle runs. */
export const shuttleSamples = {
  'travel.shuttle': (ctx, { order }) =>
    mailShuttle(ctx, order, { runs: [published], about: 'sample', isFirst: true }),
  'travel.shuttle (changed)': (ctx, { order }) =>
    mailShuttle(ctx, order, { runs: [published], about: 'sample', isFirst: false }),
  'travel.seats-cancelled': (ctx, { order }) =>
    mailLostSeats(ctx, order, { lost: [published], wanted: ['ARRIVAL'] }),
  'travel.shuttle (planned again)': (ctx, { order }) =>
    mailShuttle(ctx, order, { runs: [], about: 'sample', isFirst: false }),
} satisfies Samples;
