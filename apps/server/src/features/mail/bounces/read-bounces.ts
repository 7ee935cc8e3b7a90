import type { BounceMailbox } from '#server/adapters/mail/bounce-mailbox.ts';
import { readBounce, type Bounce } from '#server/adapters/mail/read-bounce.ts';
import { type Context, inTransaction } from '#server/db/context.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { countBounces, insertStop, updateBounced } from './bounce-repository.ts';

/** So many mails in a month that were returned for good, or for the time being, stop all others. */
const mostBounces = { permanent: 2, temporary: 5 };
const monthMs = 30 * 24 * 60 * 60_000;

const actor = systemActor('mails that come back');

/** What a bounce changed: nothing where its mail is unknown, did not leave, or came back before. */
type Recorded = 'RECORDED' | 'STOPPED' | 'UNKNOWN';

/**
 * Notes at a mail that it came back. When mails to its address do so again and again, none leave any more until staff let them;
 * links to an account excepted, which whoever owns the address has just asked for.
 */
function recordBounce(ctx: Context, bounce: Bounce): Promise<Recorded> {
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.now();
    const mail = await updateBounced(ctx.db, bounce.mailId, {
      bouncedAt: now,
      bounceStatus: bounce.status,
      bounceReason: bounce.reason,
    });
    if (mail === undefined) return 'UNKNOWN';
    await recordAudit(ctx, {
      actor,
      action: 'mail.bounced',
      entityId: bounce.mailId,
      after: { kind: mail.kind, status: bounce.status },
    });
    const since = new Date(now.getTime() - monthMs);
    const { permanent, temporary } = await countBounces(ctx.db, mail.toAddress, since);
    if (permanent < mostBounces.permanent && temporary < mostBounces.temporary) return 'RECORDED';
    if (!(await insertStop(ctx.db, mail.toAddress, now))) return 'RECORDED';
    await recordAudit(ctx, { actor, action: 'mail.address-stopped', entityId: bounce.mailId });
    return 'STOPPED';
  });
}

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
