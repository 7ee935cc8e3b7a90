/** Direction marks, zero-width spaces and other invisible characters, with which one name can pass for another. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/**
 * Joiners outside of a word. Malayalam and related scripts need them for ligatures and chillu letters, and some emoji
 * are joined by them: there they are kept.
 */
const idleJoiner =
  /(?<![\p{Script=Malayalam}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Sinhala}\p{Script=Arabic}\p{Extended_Pictographic}\p{Variation_Selector}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

/** The text without invisible characters that change how it is read. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(idleJoiner, '');
}
