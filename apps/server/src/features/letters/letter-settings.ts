import type { AdminLetterSettings } from '@sangamam/contract/letters/letter-endpoints';
import {
  defaultLetterSettings,
  letterSettings,
  type LetterSettings,
} from '@sangamam/contract/letters/letter-settings';

import { inTransaction, type Context } from '#server/db/context.ts';
import {
  countSettingChanges,
  lockSettingsAt,
  readSettingRows,
  recordSettingsChange,
  writeSettingRow,
} from '#server/features/conventions/site-settings/settings-of-features.ts';
import type { Actor } from '#server/http/access/actor.ts';

const key = 'letters';

/**
 * The rules for letters.
 *
 * @throws ZodError when the stored setting has lost its shape, which is a fault of ours
 */
export async function readLetterSettings(ctx: Context): Promise<LetterSettings> {
  const { [key]: stored } = await readSettingRows(ctx);
  // A version of before may have stored fewer rules.
  return letterSettings.parse({ ...defaultLetterSettings, ...(stored as object | undefined) });
}

/** The same with the number of their changes. */
export async function readAdminLetterSettings(ctx: Context): Promise<AdminLetterSettings> {
  // The count first: a change in between costs a refusal. The other way round it would be overwritten unseen.
  const revision = await countSettingChanges(ctx, [key]);
  return { ...(await readLetterSettings(ctx)), revision };
}

/**
 * Changes the rules for letters, as they were at `revision`.
 *
 * @throws CONFLICT when somebody else changed them meanwhile
 */
export function changeLetterSettings(
  ctx: Context,
  actor: Actor,
  { revision, ...settings }: AdminLetterSettings,
): Promise<AdminLetterSettings> {
  return inTransaction(ctx, async (ctx) => {
    await lockSettingsAt(ctx, { [key]: defaultLetterSettings }, revision);
    const before = await readLetterSettings(ctx);
    await writeSettingRow(ctx, key, settings);
    await recordSettingsChange(ctx, actor, { key, before, after: settings });
    return readAdminLetterSettings(ctx);
  });
}
