import type { Context } from '#server/db/context.ts';

import { signFiles } from './file-address.ts';
import { listFilesOfOrder } from './file-repository.ts';

/** The documents of an order as SPEC §3 lists them: addresses that open each for five minutes. */
export interface FilesOfOrder {
  /** In the order in which they were sent, by which they are deleted. */
  consentForms: string[];
  /** As staff have put it right, where they have. */
  familyPicture: string | null;
}

/** The documents of an order that the reader may see. */
export async function filesOfOrder(ctx: Context, orderId: string): Promise<FilesOfOrder> {
  const files = await listFilesOfOrder(ctx.db, orderId);
  const signed = await signFiles(ctx, files);
  const urlsOf = (kind: string) =>
    files.flatMap((file, index) => (file.kind === kind ? (signed[index]?.url ?? []) : []));
  return { consentForms: urlsOf('CONSENT_FORM'), familyPicture: urlsOf('FAMILY_PICTURE').at(-1) ?? null };
}
