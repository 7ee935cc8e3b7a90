import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { create, type Font } from 'fontkit';

import { unwrapWoff } from './unwrap-woff.ts';

/** Weights that are embedded. */
export type Weight = 'regular' | 'bold';

/** One font file with the scripts that it covers. */
export interface FontFile {
  /** Name under which a document registers it. */
  name: string;
  font: Font;
  /** Glyphs stand in another order than the letters: what is copied or read aloud needs the text beside them. */
  isReordered: boolean;
  /** Language of the texts that only this file can set. */
  lang?: string;
}

/**
 * The site's typeface, Anek Malayalam, then Noto Sans for the letters that it lacks; both under the SIL Open Font
 * License 1.1. WOFF, because fontkit cannot subset the composite glyphs of a WOFF2 file.
 */
const files = [
  { name: 'latin', path: '@fontsource/anek-malayalam/files/anek-malayalam-latin', isReordered: false },
  {
    name: 'malayalam',
    path: '@fontsource/anek-malayalam/files/anek-malayalam-malayalam',
    isReordered: true,
    lang: 'ml',
  },
  { name: 'latin-ext', path: '@fontsource/noto-sans/files/noto-sans-latin-ext', isReordered: false },
  { name: 'vietnamese', path: '@fontsource/noto-sans/files/noto-sans-vietnamese', isReordered: false },
  { name: 'devanagari', path: '@fontsource/noto-sans/files/noto-sans-devanagari', isReordered: true },
];
const numbers = { regular: 400, bold: 700 } as const satisfies Record<Weight, number>;

const loaded = new Map<Weight, FontFile[]>();

/** The files of a weight in the order in which they are tried, read once per thread. */
export function fontFiles(weight: Weight): FontFile[] {
  let found = loaded.get(weight);
  if (!found) {
    found = files.map(({ path, name, ...facts }) => ({
      ...facts,
      name: `${name}-${weight}`,
      font: load(`${path}-${numbers[weight]}-normal.woff`),
    }));
    loaded.set(weight, found);
  }
  return found;
}

function load(path: string): Font {
  const font = create(unwrapWoff(readFileSync(fileURLToPath(import.meta.resolve(path)))));
  if (!('layout' in font)) throw new TypeError(`${path} is a collection of fonts`);
  return font;
}
