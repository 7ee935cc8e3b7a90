import { z } from 'zod';
import { resource } from '../../http/resource.ts';

/** Subjects of notices about the installation. */
export type NoticeCode =
  | 'storage.foreign'
  | 'storage.sweep-stopped'
  | 'storage.missing'
  | 'disk.full'
  | 'mail.held'
  | 'mail.failed'
  | 'mail.late'
  | 'mail.stopped'
  | 'mail.bounces-unread'
  | 'jobs.waiting'
  | 'jobs.failed'
  | 'backup.failed'
  | 'backup.not-restorable'
  | 'keys.lost'
  | 'maintenance'
  | 'paypal.silent'
  | 'paypal.unreadable'
  | 'wallet.certificate';

const notice = resource({
  path: '/v1/admin',
  tag: 'Admin: operations',
  access: { ability: 'see-notices' },
});

export const listNotices = notice.get('/notices', {
  summary: 'What administrators should know about the installation',
  data: z.array(z.object({ code: z.string(), message: z.string(), since: z.string() })),
});

/** Jobs other than mails whose last attempt failed. */
export const settleFailedJobs = notice.post('/jobs/failed', {
  summary: 'Try jobs that were given up again, or discard them',
  body: z.strictObject({ action: z.enum(['RETRY', 'DISCARD']) }),
  /** How many jobs were concerned: 0 when somebody else was quicker. */
  data: z.object({ jobs: z.int() }),
});
