import { siteSettings, type SiteSettings } from '@sangamam/contract/conventions/site-settings/site-settings';

import { readShared, type Context } from '#server/db/context.ts';

import { defaultSiteSettings } from './default-site-settings.ts';
import { readSettingRows } from '../reference-data/reference-repository.ts';

/**
 * The site settings; settings that were never changed have their defaults.
 *
 * @throws ZodError when a stored setting has lost its shape, which is a fault of ours
 */
export async function readSiteSettings(ctx: Context): Promise<SiteSettings> {
  return readShared(ctx, 'site-settings', async () =>
    siteSettings.parse({ ...defaultSiteSettings, ...(await readSettingRows(ctx.db)) }),
  );
}
