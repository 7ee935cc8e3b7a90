import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Context } from '#server/db/context.ts';

import { findSecret, offerSecret } from './file-repository.ts';

/** What is signed; a signature for one purpose is worth nothing for another. */
export type SigningPurpose = 'file-address' | 'page-preview';

/** Signs texts, and tells whether a signature is ours. */
export interface Signer {
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
}

/** The signer of a purpose. Its secret is in the database, so that every process signs alike; the first one makes it. */
export async function signerFor(ctx: Context, purpose: SigningPurpose): Promise<Signer> {
  const secret = (await findSecret(ctx.db, purpose)) ?? (await makeSecret(ctx, purpose));
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign,
    isSigned(text, signature) {
      // As text: the same bytes can be spelled in several ways, and only one of them is ours.
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
