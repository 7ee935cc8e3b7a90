import type { DocumentKind } from '@sangamam/contract/documents/receipts/receipt-kinds';

import type { Context } from '#server/db/context.ts';
import { signerFor } from '#server/features/files/signature.ts';
import { AppError } from '#server/http/errors/app-error.ts';

/** Lifetime of a signed address (DECISIONS §1). */
const openForSeconds = 5 * 60;

/** Which document of which order. */
export interface NamedDocument {
  kind: DocumentKind | 'apple-pass';
  orderId: string;
}

/** The query that opens a document for anyone for five minutes. The caller has checked that the reader may have it. */
export async function signDocument(ctx: Context, { kind, orderId }: NamedDocument): Promise<string> {
  const signer = await signerFor(ctx, 'document-address');
  const expires = Math.floor(ctx.now().getTime() / 1000) + openForSeconds;
  const signature = signer.sign(`${kind}.${orderId}.${expires}`);
  return `expires=${expires}&signature=${signature}`;
}

/**
 * Refuses an address that we did not sign, or whose time is over.
 *
 * @throws NOT_FOUND: both look alike
 */
export async function requireSigned(
  ctx: Context,
  { kind, orderId, expires, signature }: NamedDocument & { expires: number; signature: string },
): Promise<void> {
  const signer = await signerFor(ctx, 'document-address');
  const isOurs = signer.isSigned(`${kind}.${orderId}.${expires}`, signature);
  if (!isOurs || expires * 1000 <= ctx.now().getTime()) throw new AppError('NOT_FOUND');
}
