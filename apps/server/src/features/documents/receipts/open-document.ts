import { Readable } from 'node:stream';
import type { DocumentKind } from '@sangamam/contract/documents/receipts/receipt-kinds';
import type { SignedDocument } from '@sangamam/contract/documents/receipts/receipt-endpoints';

import type { Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireSigned, signDocument } from '../signed-address.ts';
import type { ReceiptContent } from './content/receipt-content.ts';
import { readReceipt } from './content/read-receipt.ts';
import { receiptFile } from './making/receipt-file.ts';
import { isAccountClosed } from './receipt-read-model.ts';

/** Which document of which order. */
interface NamedDocument {
  kind: DocumentKind;
  orderId: string;
}

/**
 * Makes a document of an order and signs its address. The caller has checked that the reader may have it.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE as `readReceipt` does; SERVICE_UNAVAILABLE while too many are waiting
 */
export async function offerDocument(
  ctx: Context,
  kind: DocumentKind,
  order: OrderRow,
): Promise<SignedDocument> {
  const content = await readDocument(ctx, kind, order);
  // Made now, so that a failure is an answer to the page, and the address opens at once.
  await receiptFile(order.id, content);
  const signed = await signDocument(ctx, { kind, orderId: order.id });
  return { url: `/v1/documents/${kind}/${order.id}?${signed}`, fileName: fileNameOf(kind, content) };
}

/**
 * The document of a signed address, as of now.
 *
 * @throws NOT_FOUND also for what is no longer offered, and for a family whose account is closed
 */
export async function openDocument(
  ctx: Context,
  named: NamedDocument & { expires: number; signature: string },
): Promise<SendableFile> {
  await requireSigned(ctx, named);
  const order = await findAnyOrder(ctx, named.orderId);
  if (!order) throw new AppError('NOT_FOUND');
  if (named.kind !== 'staff-receipt' && (await isAccountClosed(ctx.db, order.userId))) {
    throw new AppError('NOT_FOUND');
  }
  const content = await readDocument(ctx, named.kind, order);
  const { bytes, sha256 } = await receiptFile(order.id, content);
  return {
    fileName: fileNameOf(named.kind, content),
    contentType: 'application/pdf',
    byteSize: bytes.length,
    sha256,
    open: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  };
}

async function readDocument(ctx: Context, kind: DocumentKind, named: OrderRow): Promise<ReceiptContent> {
  const registration = named.parentOrderId === null ? named : await findAnyOrder(ctx, named.parentOrderId);
  if (!registration) throw new Error(`Order ${named.id} without its registration`);
  return readReceipt(ctx, kind, { named, registration });
}

const fileNames: Record<Exclude<DocumentKind, 'check-in'>, string> = {
  'registration-receipt': 'registration-receipt',
  'addon-receipt': 'addon-receipt',
  receipts: 'receipts',
  'staff-receipt': 'receipt',
};

/** The name under which it is saved; that of the sheet is the specification's (SPEC §7). */
function fileNameOf(kind: DocumentKind, { permNumber, tempNumber }: ReceiptContent): string {
  return kind === 'check-in' ? 'check_in.pdf' : `${fileNames[kind]}-${permNumber ?? tempNumber}.pdf`;
}
