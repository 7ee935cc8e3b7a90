import {
  mailRehearsal,
  type RehearsalResult,
} from '#server/features/notices/restore-rehearsal/rehearsal-mail.ts';

import type { Samples, WriteSample } from './sample-world.ts';

const backup = {
  folder: '/backups/2027-02-01T08-17-00Z',
  createdAt: '2027-02-01T08:17:00.000Z',
  rows: 48_210,
  files: 1_204,
};

const sampleOf =
  (result: RehearsalResult): WriteSample =>
  (ctx, { order: { userId }, to: { firstName } }) =>
    mailRehearsal(
      ctx,
      { userId, firstName, lastName: 'Kora', email: 'operator@example.org' },
      { month: '2027-02', result },
    );

/** Mails to administrators about the installation. */
export const operatorSamples = {
  'backup.rehearsed': sampleOf({ ...backup, outcome: 'RESTORED' }),
  'backup.rehearsed (key elsewhere)': sampleOf({ ...backup, outcome: 'SEALED' }),
  'backup.rehearsed (failed)': sampleOf({
    outcome: 'FAILED',
    reason: 'users has 1,204 rows instead of 1,206',
  }),
} satisfies Samples;
