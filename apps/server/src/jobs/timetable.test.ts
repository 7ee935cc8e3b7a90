import { expect, it } from 'vitest';

import { jobCatalogue, jobOf, type JobName } from '#server/db/queue/job-catalogue.ts';
import { appleSettings } from '#test/fixtures/wallet-certificates.ts';

import { timetableOf } from './timetable.ts';

const everywhere = Object.values(timetableOf({})).flat();
const backups = { keep: { days: 7, weeks: 5, months: 12 }, folder: '/backups', recipients: [] };
const bounces = { address: 'bounces@example.org', mailboxUrl: 'imaps://a:b@imap.example.org' };
const wallets = { apple: appleSettings(), google: undefined };

it('starts every job that needs no payload, each at one time', () => {
  const everything = timetableOf({ backups, bounces, wallets });
  const names = Object.keys(jobCatalogue) as JobName[];
  const withoutPayload = names.filter((name) => jobOf(name).payload.safeParse({}).success);
  expect(withoutPayload).toContain('tidy-limits');
  expect(Object.values(everything).flat().toSorted()).toEqual(withoutPayload.toSorted());
});

it.each([
  ['backups', { backups }, ['back-up', 'rehearse-restore']],
  ['mails that come back', { bounces }, ['read-bounces']],
  ['wallets', { wallets }, ['refresh-passes']],
])('starts what concerns %s only on sites that have them', (_, settings, jobs) => {
  const started = Object.values(timetableOf(settings)).flat();
  expect(started.filter((name) => !everywhere.includes(name))).toEqual(jobs);
  expect(started).toHaveLength(everywhere.length + jobs.length);
});
