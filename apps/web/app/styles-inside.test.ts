import { expect, test } from 'vitest';

import { stylesInside } from './styles-inside.ts';

const link = (name: string, more = '') => `<link rel="stylesheet" href="/assets/${name}.css"${more}/>`;
const sheets: Record<string, string> = { '/assets/root.css': 'a{}', '/assets/page.css': 'b{}' };
const options = { textOf: (address: string) => sheets[address], nonce: 'once' };

test('sheets stand in the head in their order, and their links ask for nothing', () => {
  const page = `<html><head><title>A</title>${link('root')}<meta/>${link('page')}</head><body>${link('root')}</body></html>`;
  expect(stylesInside(page, options)).toBe(
    `<html><head><title>A</title><style nonce="once">a{}b{}</style>${link('root', ' disabled=""')}<meta/>${link('page', ' disabled=""')}</head><body>${link('root')}</body></html>`,
  );
});

test('a sheet that is not known stays a link that is asked for', () => {
  const page = `<html><head>${link('other')}</head><body></body></html>`;
  expect(stylesInside(page, options)).toBe(page);
});

test.for(['<html><head></head><body></body></html>', 'no page at all', ''])('%j stays as it is', (text) => {
  expect(stylesInside(text, options)).toBe(text);
});
