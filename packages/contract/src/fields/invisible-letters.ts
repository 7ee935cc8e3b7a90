/** Directions, zero-width spaces and marks that nobody sees: with them one name passes for another. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

/**
 * Joiners that join nothing. Malayalam and its sister scripts write ligatures and chillu letters with them, and pictures
 * of several people are joined from single ones: there they stay.
 */
const idleJoiner =
  /(?<![\p{Script=Malayalam}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Sinhala}\p{Script=Arabic}\p{Extended_Pictographic}\p{Variation_Selector}\p{Emoji_Modifier}])[\u200C\u200D]/gu;

/** A text without letters that change how it is read and that nobody sees. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(idleJoiner, '');
}
