import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { create, type Font } from 'fontkit';
import { expect, it } from 'vitest';

import { unwrapWoff } from './unwrap-woff.ts';

const woff = readFileSync(
  fileURLToPath(
    import.meta.resolve('@fontsource/anek-malayalam/files/anek-malayalam-malayalam-400-normal.woff'),
  ),
);

it('an unpacked font has the tables of the packed one and shapes alike', () => {
  const [plain, packed] = [create(unwrapWoff(woff)) as Font, create(woff) as Font];
  expect(plain.type).toBe('TTF');
  expect(plain.postscriptName).toBe(packed.postscriptName);
  expect(plain.numGlyphs).toBe(packed.numGlyphs);
  const glyphs = (font: Font) =>
    font.layout('സ്റ്റീഫൻ കുര്യാക്കോസ്').glyphs.map(({ id, path }) => [id, path.toSVG()]);
  expect(glyphs(plain)).toEqual(glyphs(packed));
});

it('anything but a WOFF font is refused', () => {
  expect(() => unwrapWoff(Buffer.from('OTTO and more'))).toThrow('no WOFF');
});
