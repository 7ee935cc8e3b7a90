import type { ConventionInMalayalam } from '@sangamam/contract/conventions/translations/translation-endpoints';
import { z } from 'zod';

/** The translations as they are typed, by the key of their text. */
export const translationsForm = z.object({ translations: z.record(z.string(), z.string()) });
export type TranslationsInput = z.input<typeof translationsForm>;

type Texts = ConventionInMalayalam['texts'];

/** The key of an English text among the values of the form: letters and digits, and the number of each other sign. */
export function keyOfText(en: string): string {
  return `t${en.replaceAll(/[^a-z\d]/giu, (sign) => `_${sign.codePointAt(0) ?? 0}_`)}`;
}

/** The form values of the stored translations. */
export function translationsFromWire({ texts }: Pick<ConventionInMalayalam, 'texts'>): TranslationsInput {
  return { translations: Object.fromEntries(texts.map(({ en, ml }) => [keyOfText(en), ml])) };
}

/** The translations of the texts as they are sent, in the order of the texts. */
export function translationsToWire(texts: Texts, { translations }: TranslationsInput) {
  return texts.map(({ en }) => ({ en, ml: translations[keyOfText(en)] ?? '' }));
}

/** The fields of the form for those of the payload. */
export function fieldsOfRefusals(texts: Texts): Record<string, `translations.${string}`> {
  return Object.fromEntries(
    texts.map(({ en }, place) => [`translations.${place}.ml`, `translations.${keyOfText(en)}` as const]),
  );
}
