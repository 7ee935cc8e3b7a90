import type { Context } from '#server/db/context.ts';
import { signerFor } from '#server/features/files/signature.ts';

/** By which a pass is asked for: nobody finds it from the id of an order. */
export async function serialOf(ctx: Context, orderId: string): Promise<string> {
  return (await signerFor(ctx, 'wallet-pass')).sign(orderId);
}

/** What a phone shows for a pass that it has. */
export async function tokenOf(ctx: Context, serial: string): Promise<string> {
  return (await signerFor(ctx, 'wallet-token')).sign(serial);
}

/** Whether a token is that of the pass. */
export async function isPassToken(ctx: Context, serial: string, token: string): Promise<boolean> {
  return (await signerFor(ctx, 'wallet-token')).isSigned(serial, token);
}
