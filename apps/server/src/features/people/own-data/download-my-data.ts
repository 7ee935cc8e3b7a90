import type { downloadMyData as endpoint } from '@sangamam/contract/people/own-data/own-data-endpoints';
import type { EndpointResult } from '@sangamam/contract/http/endpoint';

import type { Context } from '#server/db/context.ts';
import { recordSecurityEvent } from '#server/features/accounts/account/record-security-event.ts';
import { signFiles } from '#server/features/files/file-address.ts';
import { hideAccountLinks } from '#server/features/outbox/account-link.ts';
import type { Actor } from '#server/http/actor.ts';

import { findBelongings, listMyFiles, readMyRows } from './own-data-read-model.ts';

/** Everything that is stored about the actor and the family, with addresses that open their files for five minutes. */
export async function downloadMyData(ctx: Context, actor: Actor): Promise<EndpointResult<typeof endpoint>> {
  const belongings = await findBelongings(ctx.db, actor);
  const files = await listMyFiles(ctx.db, { ...actor, ...belongings });
  const signed = await signFiles(ctx, files);
  const rows = await readMyRows(ctx.db, actor, belongings);
  await recordSecurityEvent(ctx, actor.userId, 'account.data-exported');
  return {
    exportedAt: ctx.now().toISOString(),
    ...rows,
    // A session is not the mailbox: a link that opens the account would make whoever borrowed the one owner of the other.
    mails: rows.mails.map((mail) => ({ ...mail, text: hideAccountLinks(mail.text) })),
    files: files.map(({ kind, fileName, contentType, byteSize, createdAt }, index) => ({
      kind,
      fileName,
      contentType,
      byteSize,
      createdAt,
      url: `${ctx.publicUrl}${signed[index]?.url ?? ''}`,
    })),
  };
}
