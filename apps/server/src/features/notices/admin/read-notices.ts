import type { listNotices, NoticeCode } from '@sangamam/contract/notices/admin/notice-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import * as phrases from '#phrases/notices.ts';
import type { Context } from '#server/db/context.ts';
import type { DiskPlace } from '#server/db/connection/disk-watch.ts';

import { readUnsent } from '#server/features/outbox/unsent/decide-unsent.ts';
import { listRaisedNotices } from '../site-notices.ts';

interface Notice {
  code: NoticeCode;
  message: string;
  since: Date;
}

/**
 * What administrators should know, oldest first: raised notices, and those computed from the current state. A full disk
 * is known only to the process that met it.
 */
export async function readNotices(ctx: Context): Promise<EndpointResult<typeof listNotices>> {
  const [raised, mails] = await Promise.all([listRaisedNotices(ctx), mailNotices(ctx)]);
  return [...raised, ...mails, ...diskNotices(ctx)]
    .toSorted((one, other) => one.since.getTime() - other.since.getTime())
    .map(({ code, message, since }) => ({ code, message, since: since.toISOString() }));
}

/** Mails that wait for a decision. Those that no mail server could take yet are not reported. */
async function mailNotices(ctx: Context): Promise<Notice[]> {
  const { held, heldSince, failed, failedSince, canSend } = await readUnsent(ctx);
  const notices: Notice[] = [];
  if (canSend && heldSince !== null)
    notices.push({ code: 'mail.held', message: phrases.mailsHeld({ count: held }), since: heldSince });
  if (failedSince !== null)
    notices.push({
      code: 'mail.failed',
      message: phrases.mailsFailed({ count: failed }),
      since: failedSince,
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
