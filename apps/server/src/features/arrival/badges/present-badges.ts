import { numberOf } from '@sangamam/contract/arrival/desk/desk-family';
import { mayBePhotographed } from '@sangamam/contract/people/cards/photographs';

import type { Context } from '#server/db/context.ts';
import type { Badge, BadgeContent } from '#server/features/documents/badges/badge-content.ts';
import { photoAnswersOf } from '#server/features/people/cards/photo-answers.ts';
import { readSiteName } from '#server/features/conventions/site-settings/read-mail-site.ts';

import type { NamedFamily } from '../desk/read-families.ts';

/** The badges of everybody who attends of these families. */
export async function badgesOf(ctx: Context, families: readonly NamedFamily[]): Promise<Badge[]> {
  const answerOf = await photoAnswersOf(
    ctx,
    families.map(({ _id }) => _id),
  );
  return families.flatMap((family) =>
    family.people
      .filter(({ attending }) => attending)
      .map(({ _id: personId, name, ageGroup }) => ({
        name,
        ageGroup,
        familyName: family.familyName,
        unit: family.localUnitName,
        number: numberOf(family),
        noPhotos: !mayBePhotographed(answerOf(family._id, personId), ageGroup),
      })),
  );
}

/** What the PDF of these badges is made from. */
export async function badgeContent(
  ctx: Context,
  {
    badges,
    perSheet,
    conventionName,
  }: { badges: readonly Badge[]; perSheet: '6' | '8'; conventionName: string },
): Promise<BadgeContent> {
  const { name: siteName } = await readSiteName(ctx);
  return {
    siteName,
    conventionName,
    asOf: ctx.now().toISOString().slice(0, 10),
    perSheet: perSheet === '6' ? 6 : 8,
    badges,
  };
}
