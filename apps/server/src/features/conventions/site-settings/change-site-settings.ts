import type { SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';

import type { Context } from '#server/db/context.ts';

import { writeSettingRow } from '../reference-data/reference-repository.ts';

/** Changes settings of the site in the caller's transaction; those that are not named stay. Who may, the caller knows. */
export async function changeSiteSettings(ctx: Context, change: Partial<SiteSettings>): Promise<void> {
  for (const [key, value] of Object.entries(change)) await writeSettingRow(ctx.db, key, value, ctx.now());
}
