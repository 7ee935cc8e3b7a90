import type { Context } from '#server/db/context.ts';

import { deleteDomainMinutes, lockDomainMinute, updateDomainMinute } from './domain-minute-repository.ts';
import { listWaitingDomains } from './waiting-domains-read-model.ts';

const minuteMs = 60_000;

/**
 * When mails to these addresses leave, in their order: at most `pace` a minute for each domain, those of other letters
 * included, so that a provider with hundreds of our families does not take them for spam. The places are kept with the
 * caller's transaction.
 */
export async function paceByDomain(
  ctx: Context,
  addresses: readonly string[],
  { from, pace }: { from: Date; pace: number },
): Promise<Date[]> {
  const domains = addresses.map((address) => address.slice(address.lastIndexOf('@') + 1).toLowerCase());
  const next = new Map<string, () => Date>();
  // In one order everywhere, or two letters would wait for each other.
  for (const domain of [...new Set(domains)].toSorted()) {
    const wanted = domains.filter((one) => one === domain).length;
    next.set(domain, await takePlaces(ctx, domain, { wanted, from, pace }));
  }
  return domains.map((domain) => next.get(domain)?.() ?? from);
}

async function takePlaces(
  ctx: Context,
  domain: string,
  { wanted, from, pace }: { wanted: number; from: Date; pace: number },
): Promise<() => Date> {
  const stored = await lockDomainMinute(ctx.db, domain, from);
  let { minute, mails } = stored.minute < from ? { minute: from, mails: 0 } : stored;
  const places = Array.from({ length: wanted }, () => {
    if (mails >= pace) [minute, mails] = [new Date(minute.getTime() + minuteMs), 0];
    mails += 1;
    return minute;
  });
  await updateDomainMinute(ctx.db, { domain, minute, mails });
  return () => places.shift() ?? minute;
}

/** Gives places back that recalled mails had taken: a letter that is corrected does not wait for those of its first version. */
export async function giveBackPlaces(ctx: Context): Promise<void> {
  await deleteDomainMinutes(ctx.db, { but: await listWaitingDomains(ctx.db) });
}
