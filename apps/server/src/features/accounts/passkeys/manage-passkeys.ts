import type { PasskeyRecord } from '@sangamam/contract/accounts/passkeys/passkey-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from '../account/account-read-model.ts';
import { mailPasskeyChanged } from '../mails/security-mails.ts';
import { deletePasskey, listPasskeyRows, renamePasskeyRow } from './passkey-repository.ts';
import { presentPasskey } from './present-passkey.ts';

/** The actor's passkeys, the newest first. */
export async function listPasskeys(ctx: Context, { userId }: Actor): Promise<PasskeyRecord[]> {
  return (await listPasskeyRows(ctx.db, userId)).map((row) => presentPasskey(row));
}

/**
 * Gives one of the actor's passkeys another name.
 *
 * @throws NOT_FOUND also for one of somebody else
 */
export function renamePasskey(
  ctx: Context,
  { userId }: Actor,
  { id, name }: { id: string; name: string },
): Promise<PasskeyRecord> {
  return inTransaction(ctx, async (ctx) => {
    const row = await renamePasskeyRow(ctx.db, { userId, id, name });
    if (row === undefined) throw new AppError('NOT_FOUND');
    await recordAudit(ctx, {
      actorId: userId,
      action: 'passkey.renamed',
      entityId: userId,
      after: { passkey: name },
    });
    return presentPasskey(row);
  });
}

/**
 * Removes one of the actor's passkeys, and mails that to the owner. Sessions that it opened go on.
 *
 * @throws NOT_FOUND also for one of somebody else
 */
export function removePasskey(ctx: Context, { userId }: Actor, id: string): Promise<{ removed: true }> {
  return inTransaction(ctx, async (ctx) => {
    const row = await deletePasskey(ctx.db, { userId, id });
    if (row === undefined) throw new AppError('NOT_FOUND');
    await recordAudit(ctx, {
      actorId: userId,
      action: 'passkey.removed',
      entityId: userId,
      before: { passkey: row.name },
    });
    const account = await findAccount(ctx.db, userId);
    if (account !== undefined) await mailPasskeyChanged(ctx, account, { change: 'removed', name: row.name });
    return { removed: true as const };
  });
}
