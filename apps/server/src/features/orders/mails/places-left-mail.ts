import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/orders/mails.ts';
import type { Context } from '#server/db/context.ts';
import { button, facts, note } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail } from '#server/features/mail/layout/mail-layout.ts';
import { queueMail } from '#server/features/mail/outbox/queue-mail.ts';
import { readMailSite } from '#server/features/conventions/site-settings/read-mail-site.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';

/** A package or add-on option that was sold out and has places again. */
export interface PlacesLeft {
  /** The package, or the add-on with its option. */
  title: string;
  /** Places left now. */
  left: number;
  convention: { id: string; name: string };
  dedupeKey: string;
}

/** Notifies the organisation that something sold out can be booked again. */
export async function mailPlacesLeft(
  ctx: Context,
  { title, left, convention, dedupeKey }: PlacesLeft,
): Promise<void> {
  const { supportEmail, organisationName } = await readSiteSettings(ctx);
  await queueMail(ctx, {
    to: { address: supportEmail, name: organisationName },
    kind: 'capacity.released',
    dedupeKey,
    ...composeMail({
      site: await readMailSite(ctx, convention.id),
      subject: phrases.placesFreeSubject({ title }),
      greeting: phrases.placesFree,
      blocks: [
        facts(
          [phrases.what, title],
          [phrases.placesLeft, String(left)],
          [phrases.convention, convention.name],
        ),
        button(phrases.openConvention, `${ctx.publicUrl}${adminPaths.convention(convention.id)}`),
        note(phrases.goesToTheFirst),
      ],
    }),
  });
}
