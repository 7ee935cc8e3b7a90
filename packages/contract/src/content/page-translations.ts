import { z } from 'zod';

import { contentMessages as messages } from './content-messages.ts';
import { optionalLine } from '../fields/text.ts';
import { longestDraftLine, unfinishedFields } from './field-rules.ts';

/** LINE: plain text. RICH: HTML of the allow-list. */
export const textKinds = ['LINE', 'RICH'] as const;
export type TextKind = (typeof textKinds)[number];

/** Most translations of a page, and longest translation of a line. Malayalam takes more letters than English. */
export const mostTranslations = 2_000;
export const longestLine = 600;

/** A text in English, to the letter as the page has it, and in Malayalam. It holds wherever the page says that text. */
export const pageTranslation = z.object({ kind: z.enum(textKinds), en: z.string(), ml: z.string() });
export type PageTranslation = z.output<typeof pageTranslation>;

const lineUpTo = (max: number) => optionalLine({ invalid: messages.tooLong(max), min: 1, max }).unwrap();

/** The translations of a draft. Those of texts that the page does not have (any more) are kept until it is published. */
export const translationDrafts = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('LINE'), en: lineUpTo(longestDraftLine), ml: lineUpTo(longestLine) }),
      z.strictObject({
        kind: z.literal('RICH'),
        en: unfinishedFields.richText,
        ml: unfinishedFields.richText,
      }),
    ]),
  )
  .max(mostTranslations, messages.translations);
