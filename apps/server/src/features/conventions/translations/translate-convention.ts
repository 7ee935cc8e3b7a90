import { textsOf, type WordedConvention } from '@sangamam/contract/conventions/translations/convention-texts';
import {
  mostTranslations,
  type ConventionTranslation,
} from '@sangamam/contract/conventions/translations/convention-translations';
import type { ConventionInMalayalam } from '@sangamam/contract/conventions/translations/translation-endpoints';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { addonsInConfiguration } from '#server/features/conventions/addons/configure-addon.ts';
import { lockConvention } from '#server/features/conventions/configuration/configure-convention.ts';
import { findConvention } from '#server/features/conventions/find-convention.ts';
import { packagesInConfiguration } from '#server/features/conventions/packages/configure-package.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { requireRevision } from '#server/http/errors/require-revision.ts';

import { findTranslations, storeTranslations } from './translation-repository.ts';

/**
 * The texts of a convention with their translations.
 *
 * @throws NOT_FOUND
 */
export async function readTranslations(ctx: Context, conventionId: string): Promise<ConventionInMalayalam> {
  const convention = await findWorded(ctx, conventionId);
  const { pairs, revision } = await findTranslations(ctx.db, conventionId);
  const known = new Map(pairs.map(({ en, ml }) => [en, ml]));
  return {
    conventionId,
    conventionName: convention.name,
    revision,
    texts: textsOf(convention).map(({ text: en, ...place }) => ({ ...place, en, ml: known.get(en) ?? '' })),
  };
}

/**
 * Saves translations that are still at `revision`. Stored ones whose English text is not among them are kept.
 *
 * @throws NOT_FOUND, CONFLICT when somebody else translated meanwhile
 */
export function saveTranslations(
  ctx: Context,
  actor: Actor,
  conventionId: string,
  { revision, translations }: { revision: number; translations: readonly ConventionTranslation[] },
): Promise<ConventionInMalayalam> {
  return inTransaction(ctx, async (ctx) => {
    await lockConvention(ctx, conventionId);
    const before = await findTranslations(ctx.db, conventionId);
    requireRevision(before.revision, revision);
    const saved = new Set(translations.map(({ en }) => en));
    const kept = before.pairs.filter(({ en }) => !saved.has(en));
    const written = translations.filter(({ ml }) => ml !== '');
    const pairs = [...written, ...kept].slice(0, mostTranslations);
    await storeTranslations(ctx.db, conventionId, pairs);
    const known = new Map(before.pairs.map(({ en, ml }) => [en, ml]));
    const changed = translations.filter(({ en, ml }) => (known.get(en) ?? '') !== ml);
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'convention.translated',
      entityId: conventionId,
      before: { malayalam: changed.map(({ en }) => known.get(en) ?? '') },
      after: { texts: changed.map(({ en }) => en), malayalam: changed.map(({ ml }) => ml) },
    });
    return readTranslations(ctx, conventionId);
  });
}

/** Gives a convention that has none the translations of another one. */
export async function copyTranslations(
  ctx: Context,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { pairs } = await findTranslations(ctx.db, from);
  if (pairs.length > 0) await storeTranslations(ctx.db, to, pairs);
}

/** How many texts of a convention have no translation. */
export async function countUntranslated(ctx: Context, convention: WordedConvention): Promise<number> {
  const { pairs } = await findTranslations(ctx.db, convention._id);
  const known = new Set(pairs.map(({ en }) => en));
  return textsOf(convention).filter(({ text }) => !known.has(text)).length;
}

async function findWorded(ctx: Context, conventionId: string): Promise<WordedConvention> {
  const row = await findConvention(ctx, conventionId);
  if (!row) throw new AppError('NOT_FOUND');
  return {
    _id: row.id,
    name: row.name,
    packages: await packagesInConfiguration(ctx, conventionId),
    addons: await addonsInConfiguration(ctx, conventionId),
  };
}
