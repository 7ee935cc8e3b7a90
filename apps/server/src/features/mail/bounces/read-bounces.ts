import type { BounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import { readBounce } from '#server/adapters/mail/read-bounce.ts';
import type { Context } from '#server/db/context.ts';

import { recordBounce } from './record-bounce.ts';

/** What a look at the mailbox brought. */
export interface BouncesRead {
  /** Delivery reports in all. */
  reports: number;
  /** Mails that came back. */
  bounced: number;
  /** Addresses to which no mails leave any more. */
  stopped: number;
}

/**
 * Reads the delivery reports in the mailbox to which mails come back. One that cannot be read, or is about no mail of this
 * site, is passed over.
 *
 * @throws Error when the mailbox or the database cannot be reached; what was read by then is recorded, and read once
 */
export async function readBounces(
  ctx: Context,
  { mailbox, address }: { mailbox: BounceMailbox; address: string },
): Promise<BouncesRead> {
  const found = { bounced: 0, stopped: 0 };
  const reports = await mailbox.read(async (source) => {
    const bounce = await readBounce(source, address).catch(() => undefined);
    if (bounce === undefined) return;
    const recorded = await recordBounce(ctx, bounce);
    if (recorded !== 'UNKNOWN') found.bounced += 1;
    if (recorded === 'STOPPED') found.stopped += 1;
  });
  return { reports, ...found };
}
