import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';

import type { SignedDocument } from '@sangamam/contract/documents/receipts/receipt-endpoints';

import { GoogleUnavailable } from '#server/adapters/wallet/google-api.ts';
import type { Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import type { SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { requireSigned, signDocument } from '../signed-address.ts';
import { appleFields } from './apple-fields.ts';
import { googleTicket } from './google-ticket.ts';
import { readPass, type PassContent } from './pass-content.ts';
import { findFingerprint } from './stale-passes-read-model.ts';
import { findHolder } from './wallet-read-model.ts';
import { keepPass } from './wallet-repository.ts';

/**
 * Signs the address of a registration's pass for Apple Wallet. The caller has checked that the reader may have it.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE as `readPass` does
 */
export async function offerApplePass(ctx: Context, order: OrderRow): Promise<SignedDocument> {
  const { number, serial } = await readPass(ctx, order, 'APPLE');
  const fingerprint = await findFingerprint(ctx.db, order.id);
  await keep(ctx, order, { serial, atGoogle: false, fingerprint });
  const signed = await signDocument(ctx, { kind: 'apple-pass', orderId: order.id });
  return { url: `/v1/wallet/apple/${order.id}?${signed}`, fileName: fileNameOf(number) };
}

/**
 * The pass of a signed address, as of now.
 *
 * @throws NOT_FOUND also for what is no longer offered, and for a family whose account is closed
 */
export async function openApplePass(
  ctx: Context,
  named: { orderId: string; expires: number; signature: string },
): Promise<SendableFile> {
  await requireSigned(ctx, { kind: 'apple-pass', ...named });
  const order = await findAnyOrder(ctx, named.orderId);
  if (!order || (await findHolder(ctx.db, order.userId)).isClosed) throw new AppError('NOT_FOUND');
  return applePassFile(ctx, await readPass(ctx, order, 'APPLE'));
}

/** The file of a pass. The caller has checked that the reader may have it. */
export async function applePassFile(ctx: Context, content: PassContent): Promise<SendableFile> {
  const { apple } = ctx.wallets ?? {};
  if (!apple) throw new AppError('NOT_FOUND');
  const bytes = await apple.sign(appleFields(content));
  return {
    fileName: fileNameOf(content.number),
    contentType: 'application/vnd.apple.pkpass',
    byteSize: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    open: (range) =>
      Promise.resolve(Readable.from([range ? bytes.subarray(range.start, range.end + 1) : bytes])),
  };
}

const fileNameOf = (number: string) => `${number}.pkpass`;

/**
 * Gives Google the ticket of a registration, and answers the address at Google that saves it. The caller has checked that the
 * reader may have it. Asking again changes the ticket that Google has.
 *
 * @throws NOT_FOUND, TRANSITION_NOT_POSSIBLE as `readPass` does; GOOGLE_WALLET_UNAVAILABLE: then nothing is kept here
 */
export async function offerGooglePass(ctx: Context, order: OrderRow): Promise<{ url: string }> {
  // Before what it is of is read: a change in between is told like those that come later.
  const fingerprint = await findFingerprint(ctx.db, order.id);
  const content = await readPass(ctx, order, 'GOOGLE');
  const { google } = ctx.wallets ?? {};
  if (!google) throw new AppError('NOT_FOUND');
  const url = await google
    .save(googleTicket(content), { origin: ctx.publicUrl, now: ctx.now() })
    .catch(unavailable);
  await keep(ctx, order, { serial: content.serial, atGoogle: true, fingerprint });
  return { url };
}

/** When another try makes sense. */
const retryAfterSeconds = 30;

function unavailable(cause: unknown): never {
  if (!(cause instanceof GoogleUnavailable)) throw cause;
  throw new AppError('GOOGLE_WALLET_UNAVAILABLE', { retryAfterSeconds, cause });
}

/** From now on changes are told. */
async function keep(
  ctx: Context,
  order: OrderRow,
  pass: { serial: string; atGoogle: boolean; fingerprint: string },
): Promise<void> {
  await keepPass(ctx.db, { ...pass, orderId: order.id, changedAt: ctx.now() });
}
