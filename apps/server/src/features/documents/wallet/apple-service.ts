import type { Context } from '#server/db/context.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import type { GeneratedFile, NoContent, SendableFile } from '#server/http/answers/send-file.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { applePassFile } from './offer-passes.ts';
import { readPassAsItIs } from './pass-content.ts';
import { isPassToken } from './pass-token.ts';
import {
  deleteDevice,
  findPassBySerial,
  keepDevice,
  listPassesOfDevice,
  type WalletPassRow,
} from './wallet-repository.ts';

/** Which pass a phone speaks of, and what it shows for it. */
interface PassClaim {
  passType: string;
  serial: string;
  authorization: string | undefined;
}

/** A family has a few phones and watches. */
const mostDevices = 20;

/**
 * The pass that a phone proves to have.
 *
 * @throws UNAUTHORIZED without the token of the pass, and where there is no such pass: both look alike
 */
async function requirePass(
  ctx: Context,
  { passType, serial, authorization }: PassClaim,
): Promise<WalletPassRow> {
  const [, token = ''] = /^ApplePass (?<token>[\w-]{43})$/u.exec(authorization ?? '') ?? [];
  const isOurs = ctx.wallets?.apple?.passType === passType && (await isPassToken(ctx, serial, token));
  const pass = isOurs ? await findPassBySerial(ctx.db, serial) : undefined;
  if (!pass) throw new AppError('UNAUTHORIZED');
  return pass;
}

/**
 * Keeps where a phone is told of changes.
 *
 * @throws UNAUTHORIZED as `requirePass` does, FORBIDDEN for more phones than a family has
 */
export async function keepPhone(
  ctx: Context,
  { device, pushToken, ...claim }: PassClaim & { device: string; pushToken: string },
): Promise<{ registered: true }> {
  const { orderId } = await requirePass(ctx, claim);
  if (!(await keepDevice(ctx.db, { orderId, deviceId: device, pushToken }, mostDevices)))
    throw new AppError('FORBIDDEN');
  return { registered: true };
}

/** Forgets a phone. @throws UNAUTHORIZED as `requirePass` does */
export async function forgetPhone(
  ctx: Context,
  { device, ...claim }: PassClaim & { device: string },
): Promise<{ registered: false }> {
  const { orderId } = await requirePass(ctx, claim);
  await deleteDevice(ctx.db, { orderId, deviceId: device });
  return { registered: false };
}

/**
 * The passes of a phone that changed since what it was told last: the moment of the newest change, in milliseconds.
 *
 * @throws NOT_FOUND for passes that are not ours
 */
export async function changedPasses(
  ctx: Context,
  {
    device,
    passType,
    passesUpdatedSince,
  }: { device: string; passType: string; passesUpdatedSince?: string | undefined },
): Promise<GeneratedFile | NoContent> {
  if (ctx.wallets?.apple?.passType !== passType) throw new AppError('NOT_FOUND');
  const since = /^\d{1,15}$/u.test(passesUpdatedSince ?? '') ? Number(passesUpdatedSince) : 0;
  const passes = await listPassesOfDevice(ctx.db, device, new Date(since));
  const newest = passes.at(-1);
  if (!newest) return { isEmpty: true };
  const answer = JSON.stringify({
    lastUpdated: String(newest.changedAt.getTime()),
    serialNumbers: passes.map(({ serial }) => serial),
  });
  return {
    fileName: 'passes.json',
    contentType: 'application/json; charset=utf-8',
    async *generate() {
      yield answer;
    },
  };
}

/** A pass as it is now, also one that does not hold any more. @throws UNAUTHORIZED as `requirePass` does */
export async function currentPass(ctx: Context, claim: PassClaim): Promise<SendableFile> {
  const { orderId, changedAt } = await requirePass(ctx, claim);
  const order = await findAnyOrder(ctx, orderId);
  if (!order) throw new AppError('UNAUTHORIZED');
  return { ...(await applePassFile(ctx, await readPassAsItIs(ctx, order))), lastModified: changedAt };
}
