import { z } from 'zod';
import { resource } from '../../http/resource.ts';

/** How a line of the report reads: as it should be, worth a look, or broken. */
export const findingLevels = ['ok', 'warning', 'error'] as const;
export type FindingLevel = (typeof findingLevels)[number];

/** The jobs of one kind, over all processes. */
const jobKind = z.object({
  name: z.string(),
  queue: z.enum(['general', 'mail']),
  /** Jobs that will be tried, now or later. */
  waiting: z.int(),
  /** Jobs whose last attempt failed. */
  failed: z.int(),
  /** Since when the oldest job that could run waits for a worker; null while none does. */
  dueSince: z.string().nullable(),
});

/** A job that was given up. Mails are not among them: the outbox has those. */
const failedJob = z.object({
  _id: z.string(),
  name: z.string(),
  attempts: z.int(),
  /** When it was tried last. */
  at: z.string(),
  error: z.string().nullable(),
});

const system = resource({
  path: '/v1/admin/system',
  tag: 'Admin: operations',
  access: { ability: 'manage-system' },
});

export const readSystemStatus = system.get('', {
  summary: 'How the installation is: versions, queue, nightly runs, and the findings of the doctor',
  data: z.object({
    at: z.string(),
    versions: z.object({ site: z.string(), node: z.string(), postgresql: z.string() }),
    /** Processes whose workers are connected. */
    processes: z.int(),
    /** Kinds that have jobs. */
    kinds: z.array(jobKind),
    /** The fifty that failed first. */
    failedJobs: z.array(failedJob),
    mails: z.object({ waiting: z.int(), givenUp: z.int() }),
    /** `lastAt`: when the timetable last queued it; null on a new site. */
    nightly: z.array(z.object({ name: z.string(), lastAt: z.string().nullable(), failed: z.int() })),
    findings: z.array(
      z.object({
        check: z.string(),
        level: z.enum(findingLevels),
        message: z.string(),
        advice: z.string().nullable(),
      }),
    ),
  }),
});
export type SystemStatus = z.output<typeof readSystemStatus.data>;

export const settleFailedJob = system.post('/jobs/{jobId}', {
  summary: 'Try a job that was given up again, or discard it',
  params: z.object({ jobId: z.string().regex(/^[1-9]\d{0,17}$/u) }),
  body: z.strictObject({ action: z.enum(['RETRY', 'DISCARD']) }),
  data: z.object({}),
  /** Also when somebody else was quicker. */
  errors: ['NOT_FOUND'],
});
