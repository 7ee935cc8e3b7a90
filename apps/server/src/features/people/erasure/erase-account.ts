import type { Context } from '#server/db/context.ts';
import type { AnyActor } from '#server/http/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { deleteFiles } from '#server/features/files/delete-files.ts';

import { deleteMessagesFrom, eraseMails } from './erased-letters-repository.ts';
import {
  closeAccountRow,
  eraseAuditDetails,
  eraseLedgerWords,
  eraseOrders,
  erasePeople,
  listFormerAddresses,
  listPeopleOfThisAccountAlone,
} from './erasure-repository.ts';
import { findBelongings, listMyFiles } from '../own-data/own-data-read-model.ts';

interface ErasedAccount {
  userId: string;
  personId: string;
  email: string;
}

/**
 * Closes an account and erases what is known of the family, in the caller's transaction: people whom nobody else knows,
 * files, mails, messages, and the details in the audit log. Orders, lines and the ledger's amounts stay, without names.
 */
export async function eraseAccount(
  ctx: Context,
  actor: AnyActor,
  { userId, personId, email }: ErasedAccount,
): Promise<void> {
  const belongings = await findBelongings(ctx.db, { userId, personId });
  // Without an address of their own that they proved, former ones prove nothing either.
  const former = email === '' ? [] : await listFormerAddresses(ctx.db, userId);
  for (const address of [email, ...former]) {
    const files = await listMyFiles(ctx.db, { userId, email: address, ...belongings });
    await deleteFiles(
      ctx,
      files.map(({ id }) => id),
    );
    const messageIds = await deleteMessagesFrom(ctx.db, address);
    await eraseMails(ctx.db, { userId, email: address, messageIds }, belongings);
  }
  await eraseOrders(ctx.db, belongings);
  await erasePeople(
    ctx.db,
    await listPeopleOfThisAccountAlone(ctx.db, userId, belongings.personIds),
    ctx.now(),
  );
  await eraseLedgerWords(ctx.db, belongings);
  await closeAccountRow(ctx.db, userId, ctx.now());
  await eraseAuditDetails(ctx.db, userId, belongings);
  await recordAudit(ctx, { actor, action: 'account.erased', entity: 'user', entityId: userId });
}
