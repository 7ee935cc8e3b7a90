import { entityId } from '@sangamam/contract/fields/entity-id';
import { z } from 'zod';

/** The definition of a kind of job. */
interface Job<Payload> {
  /** Validated when a job is queued and again before it runs: an older version may have queued it. */
  payload: z.ZodType<Payload>;
  /**
   * Deduplicates jobs about the same subject: a later call replaces the earlier one. The key is the job's prefix with a
   * field of the payload.
   */
  key?: { prefix: string; field: keyof Payload & string };
  /** Higher numbers run later, negative ones before all others; 0 by default. */
  priority?: number;
  /** `mail` for jobs that wait for a mail server, whose workers delay nothing else; `general` by default. */
  queue?: QueueName;
  /** When the timetable starts it; absent for jobs that something else queues. */
  timetable?: Timetable;
}

/** How often the timetable starts a job, and where alone it has something to do; everywhere when absent. */
export interface Timetable {
  every: 'night' | 'hour' | 'five minutes' | 'minute';
  where?: 'backups' | 'bounces' | 'wallets';
}

/** The queues, each with workers of its own. */
export const queues = ['general', 'mail'] as const;
export type QueueName = (typeof queues)[number];

function job<Payload>(definition: Job<Payload>): Job<Payload> {
  return definition;
}

/** A job that the timetable starts, about everything that is due. The timetable adds a field of its own, which is dropped. */
function timetabled(timetable: Timetable) {
  return job({ payload: z.object({}), timetable });
}

const mail = {
  queue: 'mail',
  payload: z.object({ mailId: entityId }),
  key: { prefix: 'mail', field: 'mailId' },
} as const;

/** Every job that the workers can do, by the name under which it is queued. */
export const jobCatalogue = {
  'send-mail': job(mail),
  /** A mail with an account link: fewer attempts, since the link expires. Somebody waits for it, so it goes before others. */
  'send-account-link': job({ ...mail, priority: -5 }),
  /** One mail of a letter to many families: all others go first. */
  'send-letter-mail': job({ ...mail, priority: 10 }),
  /** Hands a letter over to the outbox, some recipients at a time. */
  'send-letter': job({
    payload: z.object({ letterId: entityId }),
    key: { prefix: 'letter', field: 'letterId' },
    // What concerns a single family goes first, pictures later.
    priority: 5,
  }),
  /** An administrator waits for what the mail server answers. */
  'send-test-mail': job({ ...mail, priority: -10 }),
  'make-renditions': job({
    payload: z.object({ mediaId: entityId }),
    key: { prefix: 'renditions', field: 'mediaId' },
    // Mails go first.
    priority: 10,
  }),
  'publish-page': job({
    payload: z.object({ versionId: entityId, scheduledFor: z.iso.datetime() }),
    key: { prefix: 'publish', field: 'versionId' },
  }),
  /** A place of a sold-out package or add-on became free again. */
  'capacity-released': job({
    payload: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('PACKAGE'), packageId: entityId, orderId: entityId }),
      z.object({ kind: z.literal('ADDON'), addonId: entityId, key: z.string(), orderId: entityId }),
    ]),
  }),
  /** Offers what is free of a package, or of an option of an add-on, to the families on its wait list. */
  'serve-wait-list': job({
    payload: z.union([
      z.object({ subjectId: entityId }),
      // Queued before add-ons had wait lists.
      z.object({ packageId: entityId }).transform(({ packageId }) => ({ subjectId: packageId })),
    ]),
    key: { prefix: 'wait-list', field: 'subjectId' },
  }),
  /** Tells a family what happened to its entry on a wait list. */
  'mail-wait-list': job({
    payload: z.object({ entryId: entityId, event: z.enum(['OFFERED', 'REMINDED', 'EXPIRED', 'CLOSED']) }),
  }),
  'remove-file': job({
    payload: z.object({ fileId: entityId }),
    key: { prefix: 'file', field: 'fileId' },
  }),
  /** Asks PayPal what became of a family that was sent there. */
  'settle-paypal-attempt': job({
    payload: z.object({ attemptId: entityId }),
    key: { prefix: 'paypal', field: 'attemptId' },
  }),
  /** Tells phones, or Google, that the pass of a registration says something else. */
  'tell-phones': job({
    payload: z.object({ orderId: entityId }),
    key: { prefix: 'tell-phones', field: 'orderId' },
  }),
  'tell-google': job({
    payload: z.object({ orderId: entityId }),
    key: { prefix: 'tell-google', field: 'orderId' },
  }),
  'care-for-abandoned-orders': timetabled({ every: 'night' }),
  'end-unpaid-changes': timetabled({ every: 'night' }),
  'remind-of-payments': timetabled({ every: 'night' }),
  'remind-of-consents': timetabled({ every: 'night' }),
  'remind-of-checklists': timetabled({ every: 'night' }),
  'mail-unit-officers': timetabled({ every: 'night' }),
  'tidy-accounts': timetabled({ every: 'night' }),
  'apply-retention': timetabled({ every: 'night' }),
  'tidy-limits': timetabled({ every: 'night' }),
  'tidy-messages': timetabled({ every: 'night' }),
  'sweep-files': timetabled({ every: 'night' }),
  'purge-paypal-events': timetabled({ every: 'night' }),
  'back-up': timetabled({ every: 'night', where: 'backups' }),
  'rehearse-restore': timetabled({ every: 'night', where: 'backups' }),
  'purge-expired-idempotency-keys': timetabled({ every: 'hour' }),
  'serve-wait-lists': timetabled({ every: 'five minutes' }),
  'read-bounces': timetabled({ every: 'five minutes', where: 'bounces' }),
  'refresh-readiness': timetabled({ every: 'minute' }),
  'refresh-passes': timetabled({ every: 'minute', where: 'wallets' }),
};

export type JobName = keyof typeof jobCatalogue;

/** The payload of the job with this name. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobCatalogue)[Name]['payload']>;

/** The catalogue's entry of a name, seen as one that takes that name's payload. */
export function jobOf<Name extends JobName>(name: Name): Job<JobPayload<Name>> {
  return jobCatalogue[name] as unknown as Job<JobPayload<Name>>;
}

/** The queue of a job by its name; jobs that the catalogue lacks, such as the library's own, are in `general`. */
export function queueOf(name: string): QueueName {
  return (name in jobCatalogue ? jobOf(name as JobName).queue : undefined) ?? 'general';
}
