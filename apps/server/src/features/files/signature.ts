import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from '#server/db/context.ts';

import { findSecret, offerSecret } from './file-repository.ts';

/** The purpose of a signature; a signature for another purpose is not valid. */
export type SigningPurpose =
  | 'file-address'
  | 'document-address'
  | 'page-preview'
  | 'letter-answer'
  | 'wallet-pass'
  | 'wallet-token';

/** Signs texts and verifies signatures. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/**
 * The signer for a purpose. Its secret is in the database, created by the first process that needs it, so that all
 * processes share it.
 */
export async function signerFor(ctx: Context, purpose: SigningPurpose): Promise<Signer> {
  const secret = (await findSecret(ctx.db, purpose)) ?? (await makeSecret(ctx, purpose));
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    isSigned(text, signature) {
      // Compared as text: the same bytes have several base64 spellings, and only one is valid.
      const given = Buffer.from(signature);
      const right = Buffer.from(sign(text));
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

async function makeSecret(ctx: Context, purpose: SigningPurpose): Promise<string> {
  await offerSecret(ctx.db, purpose, randomBytes(32).toString('base64url'));
  const secret = await findSecret(ctx.db, purpose);
  if (secret === undefined) throw new Error(`There is no secret for ${purpose}`);
  return secret;
}
