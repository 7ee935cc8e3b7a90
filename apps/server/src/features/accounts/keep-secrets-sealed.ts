import { isSealed } from '#server/adapters/secrets/secret-box.ts';
import type { Context } from '#server/db/context.ts';

import { listSecrets, replaceSecret, type SecondFactorRow } from './second-factor-repository.ts';
import { openSecret, sealSecret } from './second-factor-secret.ts';

/** The start needs a key that it was not given. The message says what to do. */
class KeyMissingError extends Error {
  override readonly name = 'KeyMissingError';
}

/**
 * Looks at every stored secret before the site opens: those that an older version kept in plain, and those that an older
 * key sealed, are sealed by the newest key. Safe to repeat, and by several processes at once.
 *
 * @throws KeyMissingError when there are secrets and no key, or one that no key opens
 */
export async function keepSecretsSealed(ctx: Context): Promise<void> {
  const rows = await listSecrets(ctx.db);
  if (ctx.secrets === undefined) {
    if (rows.length === 0) return;
    throw new KeyMissingError(
      'ENCRYPTION_KEYS is missing, but people sign in with a second factor whose secrets need it',
    );
  }
  let lost = 0;
  for (const row of rows) {
    const secret = isSealed(row.secret) ? tryToOpen(ctx, row) : row.secret;
    if (secret === undefined) lost += 1;
    else if (!ctx.secrets.isCurrent(row.secret)) {
      await replaceSecret(ctx.db, { ...row, sealed: sealSecret(ctx, row.userId, secret) });
    }
  }
  if (lost === 0) return;
  throw new KeyMissingError(
    `No key in ENCRYPTION_KEYS opens the second factor of ${lost} ${lost === 1 ? 'account' : 'accounts'}: the key that sealed it is missing`,
  );
}

function tryToOpen(ctx: Context, row: Pick<SecondFactorRow, 'userId' | 'secret'>): string | undefined {
  try {
    return openSecret(ctx, row);
  } catch {
    return undefined;
  }
}
