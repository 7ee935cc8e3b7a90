import { adminPaths } from '@sangamam/contract/admin-paths';

import type { Context } from '#server/db/context.ts';
import { button, facts, note } from '#server/features/outbox/mail-blocks.ts';
import { composeMail } from '#server/features/outbox/mail-layout.ts';
import { queueMail } from '#server/features/outbox/queue-mail.ts';
import { readSiteSettings } from '#server/features/reference-data/read-site-settings.ts';

/** What became free again. */
export interface FreePlace {
  /** The package, or the add-on with its option. */
  title: string;
  /** How many places are free now. */
  left: number;
  convention: { id: string; name: string };
  dedupeKey: string;
}

/** Tells the organisation that something which had been sold out can be booked again. */
export async function mailFreePlace(
  ctx: Context,
  { title, left, convention, dedupeKey }: FreePlace,
): Promise<void> {
  const { supportEmail, organisationName } = await readSiteSettings(ctx);
  await queueMail(ctx, {
    to: { address: supportEmail, name: organisationName },
    kind: 'capacity.released',
    dedupeKey,
    ...composeMail({
      subject: `Places free again: ${title}`,
      greeting: 'Something that was sold out can be booked again.',
      blocks: [
        facts(['What', title], ['Places left', String(left)], ['Convention', convention.name]),
        button('Open the convention', `${ctx.publicUrl}${adminPaths.convention(convention.id)}`),
        note('Whoever registers first gets the place: nobody is on a list for it.'),
      ],
    }),
  });
}
