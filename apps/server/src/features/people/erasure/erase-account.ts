import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { findErasureSubject } from '#server/features/personal-data/registry/find-data-subject.ts';
import { personalDataRegistry } from '#server/features/personal-data/registry/personal-data-registry.ts';

/**
 * Closes an account and erases what every feature knows about the family, in the caller's transaction. Orders, lines and
 * the ledger's amounts stay, without names.
 *
 * @param account `email` is `null` where nobody proved that the address is theirs
 */
export async function eraseAccount(
  ctx: Context,
  actor: AnyActor,
  account: { userId: string; personId: string; email: string | null },
): Promise<void> {
  const subject = await findErasureSubject(ctx, account);
  await erasePersonalData(ctx, personalDataRegistry, subject);
  await recordAudit(ctx, { actor, action: 'account.erased', entityId: account.userId });
}
