import { readShared, type Context } from '#server/db/context.ts';
import type { MailSite } from '#server/features/mail/layout/mail-layout.ts';

import { findMailConvention } from './mail-convention-read-model.ts';
import { readSiteSettings } from './read-site-settings.ts';

/** The site by the name that administrators gave it, and its address. */
export async function readSiteName(ctx: Context): Promise<{ name: string; url: string }> {
  const { organisationName } = await readSiteSettings(ctx);
  return { name: organisationName, url: ctx.publicUrl };
}

/**
 * The site as mails show it: name, address, whom to ask, and the convention that the mail is about; where it is about
 * none, the next one that families can see.
 */
export async function readMailSite(ctx: Context, conventionId?: string): Promise<MailSite> {
  const { organisationName, supportEmail, supportPhone } = await readSiteSettings(ctx);
  return {
    name: organisationName,
    url: ctx.publicUrl,
    support: { email: supportEmail, phone: supportPhone },
    convention: await readShared(ctx, `mail-convention:${conventionId}`, () =>
      findMailConvention(ctx.db, { id: conventionId, now: ctx.now() }),
    ),
  };
}
