import { isSealed } from '#server/adapters/secrets/secret-box.ts';
import type { Context } from '#server/db/context.ts';

import { listSecrets, replaceSecret, type SecondFactorRow } from './second-factor-repository.ts';
import { openSecret, sealSecret } from './second-factor-secret.ts';

/**
 * Checks every stored secret before the site starts: secrets that an older version stored in plain, and secrets sealed
 * with an older key, are sealed with the newest key. Idempotent, also across processes. Returns how many secrets no key
 * opens: their codes are refused, recovery codes still work, and an administrator or a command can reset them.
 */
export async function resealSecrets(ctx: Context): Promise<{ lost: number }> {
  const rows = await listSecrets(ctx.db);
  if (ctx.secrets === undefined) return { lost: rows.length };
  let lost = 0;
  for (const row of rows) {
    const secret = isSealed(row.secret) ? tryOpenSecret(ctx, row) : row.secret;
    if (secret === undefined) lost += 1;
    else if (!ctx.secrets.isCurrent(row.secret)) {
      await replaceSecret(ctx.db, { ...row, sealed: sealSecret(ctx, row.userId, secret) });
    }
  }
  return { lost };
}

/** True while some second factor is sealed with a key that is lost. */
export async function hasLostSecrets(ctx: Context): Promise<boolean> {
  const rows = await listSecrets(ctx.db);
  return rows.some(
    (row) => ctx.secrets === undefined || (isSealed(row.secret) && tryOpenSecret(ctx, row) === undefined),
  );
}

/** The secret; undefined when the key that sealed it is lost. */
export function tryOpenSecret(
  ctx: Context,
  row: Pick<SecondFactorRow, 'userId' | 'secret'>,
): string | undefined {
  try {
    return openSecret(ctx, row);
  } catch {
    return undefined;
  }
}
