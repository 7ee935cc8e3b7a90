import { sayBy, type Say } from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';

import { readShared, type Context } from '#server/db/context.ts';

import { findTranslations } from './translation-repository.ts';

const inEnglish: Say = (text) => text;

/** How a convention's texts are said in a language: as they are in English, and where one has no translation. */
export async function wordsOfConvention(
  ctx: Context,
  conventionId: string,
  language: Language | undefined,
): Promise<Say> {
  if (language !== 'ml') return inEnglish;
  const { pairs } = await readShared(ctx, `convention-words:${conventionId}`, () =>
    findTranslations(ctx.db, conventionId),
  );
  return sayBy(pairs);
}
