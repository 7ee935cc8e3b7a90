import { LRUCache } from 'lru-cache';

import { fontFiles, type FontFile, type Weight } from './fonts.ts';

/** How a text is set. `size` in points, `color` as `#rrggbb`. */
export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

/** A piece of a line that one font file can set. */
export interface TextRun {
  text: string;
  file: FontFile;
  /**
   * Letters are read from the glyphs, except in scripts whose glyphs stand in another order, and for letters that no
   * file has, which print as a box.
   */
  needsActualText: boolean;
  /** Language where it differs from the document's. */
  lang?: string;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Letters, with the marks on them, as people count them. */
export function graphemesOf(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** Splits a text where another font file is needed; a file goes on as long as it has the letters. */
export function runsOf(text: string, weight: Weight): TextRun[] {
  const files = fontFiles(weight);
  const runs: TextRun[] = [];
  for (const letter of graphemesOf(text)) {
    const last = runs.at(-1);
    const usual = files.find((file) => covers(file, letter));
    // Blanks and full stops within Malayalam stay with it.
    const file = last && isNeutral(letter) && covers(last.file, letter) ? last.file : usual;
    if (last && last.file === file) last.text += letter;
    else runs.push(newRun(letter, file, files));
  }
  return runs;
}

function newRun(letter: string, file: FontFile | undefined, [first]: FontFile[]): TextRun {
  if (!first) throw new Error('There is no font');
  return {
    text: letter,
    file: file ?? first,
    needsActualText: file?.isReordered ?? true,
    ...(file?.lang !== undefined && { lang: file.lang }),
  };
}

const isNeutral = (letter: string) => /^[\p{Zs}\p{P}\p{N}]+$/u.test(letter);

function covers({ font }: FontFile, letter: string): boolean {
  return Array.from(letter, (character) => character.codePointAt(0) ?? 0).every((point) =>
    font.hasGlyphForCodePoint(point),
  );
}

/** Widths of texts in units of their font, since the same words stand on every receipt. */
const widths = new LRUCache<string, number>({ max: 10_000 });

/** Width in points. */
export function widthOfRuns(runs: readonly TextRun[], size: number): number {
  return runs.reduce((sum, run) => sum + widthOf(run) * size, 0);
}

function widthOf({ text, file: { name, font } }: TextRun): number {
  const key = `${name} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = font.layout(text).advanceWidth / font.unitsPerEm;
    widths.set(key, width);
  }
  return width;
}
