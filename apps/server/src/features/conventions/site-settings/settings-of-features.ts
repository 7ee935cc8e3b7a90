import type { Context } from '#server/db/context.ts';

import * as repository from '../reference-data/reference-repository.ts';

/** Every setting by its key, for features that keep one of their own. */
export function readSettingRows(ctx: Context): Promise<Record<string, unknown>> {
  return repository.readSettingRows(ctx.db);
}

/** Writes one setting in the caller's transaction. Who may, the caller has decided. */
export function writeSettingRow(ctx: Context, key: string, value: unknown): Promise<void> {
  return repository.writeSettingRow(ctx.db, key, value, ctx.now());
}

/** How often these settings were changed. */
export function countSettingChanges(ctx: Context, keys: readonly string[]): Promise<number> {
  return repository.countSettingChanges(ctx.db, [...keys]);
}

export { lockSettingsAt, recordSettingsChange } from './locked-settings.ts';
