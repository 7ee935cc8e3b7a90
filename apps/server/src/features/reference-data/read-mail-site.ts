import type { Context } from '#server/db/context.ts';
import type { MailSite } from '#server/features/outbox/layout/mail-layout.ts';

import { readSiteSettings } from './read-site-settings.ts';

/** The site as mails name it: the name that administrators gave it, and its address. */
export async function readMailSite(ctx: Context): Promise<MailSite> {
  const { organisationName } = await readSiteSettings(ctx);
  return { name: organisationName, url: ctx.publicUrl };
}
