import type { listNotices, NoticeCode } from '@sangamam/contract/notices/admin/notice-admin-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

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
  if (canSend && heldSince !== null) {
    const message = `${mails(held)} ${held === 1 ? 'was' : 'were'} written while no mail server was set: send or discard them.`;
    notices.push({ code: 'mail.held', message, since: heldSince });
  }
  if (failedSince !== null) {
    const message = `${mails(failed)} could not be delivered: send or discard them.`;
    notices.push({ code: 'mail.failed', message, since: failedSince });
  }
  return notices;
}

const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`;

const placeNames: Readonly<Record<DiskPlace, string>> = { database: 'database', files: 'file storage' };

function diskNotices({ diskWatch }: Context): Notice[] {
  const full = diskWatch.full();
  const [first] = full;
  if (first === undefined) return [];
  const places = full.map(({ place }) => placeNames[place]).join(' and of the ');
  const message = `The disk of the ${places} is full: changes are refused, reading goes on. Make room.`;
  return [{ code: 'disk.full', message, since: first.since }];
}
