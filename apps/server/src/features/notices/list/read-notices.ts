import type { listNotices, NoticeCode } from '@sangamam/contract/notices/list/notice-admin-endpoints';
import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import * as phrases from '#phrases/notices/notices.ts';
import type { Context } from '#server/db/context.ts';
import type { DiskPlace } from '#server/db/connection/disk-watch.ts';
import { readFailedJobs, readQueueStates, stalledSince } from '#server/db/queue/queue-state.ts';
import { readStops } from '#server/features/mail/bounces/resume-address.ts';
import { readLateMails } from '#server/features/mail/unsent/read-late-mails.ts';
import { readUnsent } from '#server/features/mail/unsent/decide-unsent.ts';

import { clearNotice, listRaisedNotices } from '../site-notices.ts';

interface Notice {
  code: NoticeCode;
  message: string;
  since: Date;
}

/** Looks whether the cause of a raised notice is still there. */
export type NoticeChecks = Partial<Record<NoticeCode, (ctx: Context) => Promise<boolean>>>;

/**
 * What administrators should know, oldest first: raised notices, and those computed from the current state. A full disk
 * is known only to the process that met it. Raised notices with a check are removed when their cause is gone.
 */
export async function readNotices(
  ctx: Context,
  checks: NoticeChecks = {},
): Promise<EndpointResult<typeof listNotices>> {
  const [raised, mails, jobs] = await Promise.all([
    readRaisedNotices(ctx, checks),
    mailNotices(ctx),
    jobNotices(ctx),
  ]);
  return [...raised, ...mails, ...jobs, ...diskNotices(ctx), ...walletNotices(ctx)]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ code, message, since }) => ({ code, message, since: since.toISOString() }));
}

async function readRaisedNotices(ctx: Context, checks: NoticeChecks): Promise<Notice[]> {
  const lasting: Notice[] = [];
  for (const notice of await listRaisedNotices(ctx)) {
    // A cause that cannot be looked at now is taken to be there.
    const lasts = (await checks[notice.code]?.(ctx).catch(() => true)) ?? true;
    if (lasts) lasting.push(notice);
    else await clearNotice(ctx, notice.code);
  }
  return lasting;
}

/** Mails that wait for a decision, and mails that should have left. */
async function mailNotices(ctx: Context): Promise<Notice[]> {
  const { held, heldSince, failed, failedSince, canSend } = await readUnsent(ctx);
  const late = await readLateMails(ctx);
  const notices: Notice[] = [];
  if (late.since !== null)
    notices.push({
      code: 'mail.late',
      message:
        late.lastError === null
          ? phrases.mailsWait({ count: late.count })
          : phrases.mailsCannotLeave({ count: late.count, reason: late.lastError }),
      since: late.since,
    });
  if (canSend && heldSince !== null)
    notices.push({ code: 'mail.held', message: phrases.mailsHeld({ count: held }), since: heldSince });
  if (failedSince !== null)
    notices.push({
      code: 'mail.failed',
      message: phrases.mailsFailed({ count: failed }),
      since: failedSince,
    });
  const stopped = await readStops(ctx);
  if (stopped.since !== null)
    notices.push({
      code: 'mail.stopped',
      message: phrases.addressesStopped({ count: stopped.count }),
      since: stopped.since,
    });
  return notices;
}

/** Queues that nobody works on, and jobs that were given up. */
async function jobNotices(ctx: Context): Promise<Notice[]> {
  const [states, failed] = await Promise.all([readQueueStates(ctx.db), readFailedJobs(ctx.db)]);
  const notices: Notice[] = [];
  const oldest = stalledSince(states);
  if (oldest !== undefined) notices.push({ code: 'jobs.waiting', message: phrases.jobsWait, since: oldest });
  if (failed.since !== null)
    notices.push({
      code: 'jobs.failed',
      message: phrases.jobsFailed({ count: failed.count, names: failed.names.join(', ') }),
      since: failed.since,
    });
  return notices;
}

const diskNames: Readonly<Record<DiskPlace, string>> = {
  database: phrases.databaseDisk,
  files: phrases.filesDisk,
};

function diskNotices({ diskWatch }: Context): Notice[] {
  const full = diskWatch.full();
  const [first] = full;
  if (first === undefined) return [];
  const place = full.length > 1 ? phrases.bothDisks : diskNames[first.place];
  const message = phrases.diskFull({ place });
  return [{ code: 'disk.full', message, since: first.since }];
}

/** Apple issues a certificate for a year; a new one is asked for by hand. */
const toldBeforeMs = 30 * 24 * 3_600_000;

function walletNotices({ wallets, now }: Context): Notice[] {
  if (!wallets?.apple) return [];
  const { expiresAt } = wallets.apple;
  const since = new Date(expiresAt.getTime() - toldBeforeMs);
  if (since > now()) return [];
  const day = formatDate(expiresAt.toISOString().slice(0, 10));
  const message = expiresAt > now() ? phrases.passesEnd({ day }) : phrases.passesEnded({ day });
  return [{ code: 'wallet.certificate', message, since }];
}
