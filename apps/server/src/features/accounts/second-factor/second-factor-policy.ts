import {
  defaultSecondFactorRoles,
  secondFactorPolicy,
  type SecondFactorPolicy,
} from '@sangamam/contract/accounts/second-factor/second-factor-policy';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import {
  readSettingRows,
  writeSettingRow,
} from '#server/features/conventions/site-settings/settings-of-features.ts';

import { secondFactorPolicyKey } from '../sessions/session-read-model.ts';

/** Which roles require a second factor. */
export async function readSecondFactorPolicy(ctx: Context): Promise<SecondFactorPolicy> {
  const rows = await readSettingRows(ctx);
  return secondFactorPolicy.parse(rows[secondFactorPolicyKey] ?? { roles: defaultSecondFactorRoles });
}

/** Sets which roles require a second factor. It applies to everybody's next call. */
export function setSecondFactorPolicy(
  ctx: Context,
  actor: Actor,
  { roles }: SecondFactorPolicy,
): Promise<SecondFactorPolicy> {
  return inTransaction(ctx, async (ctx) => {
    const before = await readSecondFactorPolicy(ctx);
    const after = { roles: [...new Set(roles)] };
    await writeSettingRow(ctx, secondFactorPolicyKey, after);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'settings.updated',
      entityId: secondFactorPolicyKey,
      before,
      after,
    });
    return after;
  });
}

/** What a site without a key for second factors should tell whoever reads its log. */
export async function describeMissingKey(ctx: Context): Promise<string> {
  const { roles } = await readSecondFactorPolicy(ctx);
  const missing = 'ENCRYPTION_KEYS is not set: nobody can set up a second factor';
  if (roles.length === 0) return missing;
  return `${missing}, so the roles that require one can be used with a password alone: ${roles.join(', ')}`;
}

/** Lets everybody in by password alone unless somebody has chosen otherwise: the demo's accounts have no phones. */
export async function clearSecondFactorPolicy(ctx: Context): Promise<void> {
  const rows = await readSettingRows(ctx);
  if (rows[secondFactorPolicyKey] === undefined)
    await writeSettingRow(ctx, secondFactorPolicyKey, { roles: [] });
}
