import {
  addonDraft,
  conventionDraft,
  packageDraft,
  type ConventionConfiguration,
} from '@sangamam/contract/conventions/configuration/convention-configuration';

import { inTransaction, type Context } from '#server/db/context.ts';
import { configureAddon } from '#server/features/conventions/addons/configure-addon.ts';
import { createConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import { cloneDiscounts } from '#server/features/conventions/discounts/clone-discounts.ts';
import { configurePackage } from '#server/features/conventions/packages/configure-package.ts';
import { copyTranslations } from '#server/features/conventions/translations/translate-convention.ts';
import { copyMailTexts } from '#server/features/mail/texts/copy-mail-texts.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { moveDates } from './move-dates.ts';
import { readConfiguration } from './read-configuration.ts';

/**
 * Copies a convention: all its dates move with the first day, no places are taken, and registration is closed. Discount
 * codes are copied withdrawn, so that nobody uses those of last time by accident; batches are not. The translations
 * of its texts, and the texts of its mails, go with it. Its questions are copied
 * above it, in `people/questionnaire`.
 *
 * @throws NOT_FOUND
 */
export function cloneConvention(
  ctx: Context,
  actor: Actor,
  id: string,
  { name, startDate }: { name: string; startDate: string },
): Promise<ConventionConfiguration> {
  return inTransaction(ctx, async (ctx) => {
    const old = await readConfiguration(ctx, id);
    const move = moveDates(old.startDate, startDate);
    const moveIfThere = (date: string | null) => (date === null ? null : move(date));
    const { treasurer, cadTreasurer } = old;
    const conventionId = await createConvention(ctx, actor, {
      ...only(old, conventionDraft.shape),
      name,
      startDate,
      endDate: move(old.endDate),
      earlyBirdDate: moveIfThere(old.earlyBirdDate),
      conventionDeadline: move(old.conventionDeadline),
      active: false,
      participantDisplay: false,
      cancelRequestsUntil: moveIfThere(old.cancelRequestsUntil),
      treasurer,
      cadTreasurer,
      meals: old.meals.map((meal) => ({ ...meal, day: move(meal.day) })),
      familyChanges: {
        ...old.familyChanges,
        until: old.familyChanges.until && move(old.familyChanges.until),
      },
      cancellation: old.cancellation.map((step) => ({ ...step, until: move(step.until) })),
    });
    const packageIds = new Map<string, string>();
    for (const one of old.packages) {
      const offers = one.offers.map(
        ({ offerDescription, salePrice, cadSalePrice, earlyBird, validFrom, validUntil }) => ({
          offerDescription,
          salePrice,
          cadSalePrice,
          earlyBird,
          validFrom: moveIfThere(validFrom),
          validUntil: moveIfThere(validUntil),
        }),
      );
      const copied = { ...only(one, packageDraft.shape), offers };
      packageIds.set(one._id, await configurePackage(ctx, actor, { conventionId }, copied));
    }
    for (const one of old.addons) {
      const options = one.options.map(({ key, price, cadPrice, capacity }) => ({
        key,
        price,
        cadPrice,
        capacity,
      }));
      await configureAddon(ctx, actor, { conventionId }, { ...only(one, addonDraft.shape), options });
    }
    await copyTranslations(ctx, { from: id, to: conventionId });
    await copyMailTexts(ctx, actor, { from: id, to: conventionId });
    await cloneDiscounts(ctx, actor, { from: id, to: conventionId, move: moveIfThere, packageIds });
    return readConfiguration(ctx, conventionId);
  });
}

/** The fields of a draft without those of the stored record. */
function only<Whole extends object, Shape extends object>(
  whole: Whole,
  shape: Shape,
): Pick<Whole, keyof Whole & keyof Shape> {
  const entries = Object.entries(whole).filter(([field]) => field in shape);
  return Object.fromEntries(entries) as Pick<Whole, keyof Whole & keyof Shape>;
}
