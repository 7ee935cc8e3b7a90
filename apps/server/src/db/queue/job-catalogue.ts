import { entityId } from '@sangamam/contract/fields/entity-id';
import { z } from 'zod';

/** What is known of a kind of job. */
interface Job<Payload> {
  /** Checked when a job is queued and again before it runs: a version of yesterday may have queued it. */
  payload: z.ZodType<Payload>;
  /**
   * Jobs about the same subject are one: the later call replaces what the first one asked for. The subject is named by a
   * field of the payload, below a prefix of the job's own.
   */
  key?: { prefix: string; field: keyof Payload & string };
  /** Higher numbers run later; 0 unless told. */
  priority?: number;
}

function job<Payload>(definition: Job<Payload>): Job<Payload> {
  return definition;
}

/** A job that the timetable starts, about everything that is due. The timetable adds a field of its own, which is dropped. */
const timetabled = job({ payload: z.object({}) });

const mail = job({
  payload: z.object({ mailId: entityId }),
  key: { prefix: 'mail', field: 'mailId' },
});

/** Every job that the workers can do, by the name under which it is queued. */
export const jobCatalogue = {
  'send-mail': mail,
  /** A mail with a link to an account: given up sooner, since the link expires. */
  'send-account-link': mail,
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
  /** A place of something that had been sold out became free again. */
  'capacity-released': job({
    payload: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('PACKAGE'), packageId: entityId, orderId: entityId }),
      z.object({ kind: z.literal('ADDON'), addonId: entityId, key: z.string(), orderId: entityId }),
    ]),
  }),
  'remove-file': job({
    payload: z.object({ fileId: entityId }),
    key: { prefix: 'file', field: 'fileId' },
  }),
  'care-for-abandoned-orders': timetabled,
  'tidy-accounts': timetabled,
  'apply-retention': timetabled,
  'tidy-limits': timetabled,
  'purge-expired-idempotency-keys': timetabled,
  'tidy-messages': timetabled,
  'sweep-files': timetabled,
};

export type JobName = keyof typeof jobCatalogue;

/** What a job of this name is told. */
export type JobPayload<Name extends JobName> = z.output<(typeof jobCatalogue)[Name]['payload']>;

/** The catalogue's entry of a name, seen as one that takes that name's payload. */
export function jobOf<Name extends JobName>(name: Name): Job<JobPayload<Name>> {
  return jobCatalogue[name] as unknown as Job<JobPayload<Name>>;
}
