import { z } from 'zod';

import { freeText } from '../../fields/text.ts';

/** Longest translation of a name, benefit, offer or option, and of a description. Malayalam takes more letters than English. */
export const longestLine = 300;
export const longestText = 1_500;

/** Most English letters of a line; descriptions may have more. */
const longestEnglishLine = 200;
const longestEnglishText = 500;

/** Most translations that are kept for a convention, those of texts that it no longer has included. */
export const mostTranslations = 2_000;

/** A text in English, to the letter as the organiser wrote it, and in Malayalam. It holds wherever the convention says that text. */
export const conventionTranslation = z.object({ en: z.string(), ml: z.string() });
export type ConventionTranslation = z.output<typeof conventionTranslation>;

const tooLong = (max: number) => `Please keep this under ${max} characters`;
const typed = (max: number) => freeText({ max, invalid: tooLong(max) });

/** The most letters that the translation of this English text may have. */
export function longestTranslationOf(en: string): number {
  return en.length > longestEnglishLine ? longestText : longestLine;
}

/** Translations as they are saved; an empty one takes the stored one away. */
export const translationDrafts = z
  .array(
    z
      .strictObject({ en: typed(longestEnglishText).min(1), ml: typed(longestText) })
      .superRefine(({ en, ml }, context) => {
        const max = longestTranslationOf(en);
        if (ml.length > max && ml.length <= longestText)
          context.addIssue({ code: 'custom', path: ['ml'], message: tooLong(max), input: ml });
      }),
  )
  .max(mostTranslations, `Please keep this under ${mostTranslations} texts`);
