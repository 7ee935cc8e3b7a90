import { expect, test } from 'vitest';

import { stylesInside } from './styles-inside.ts';

const link = (name: string, more = '') =>
  `<link nonce="once" rel="stylesheet" href="/assets/${name}.css"${more}/>`;
const sheets: Record<string, string> = { '/assets/root.css': 'a{}', '/assets/page.css': 'b{}' };
const options = { textOf: (address: string) => sheets[address], nonce: 'once' };

test('known sheets are inlined in the head in their order, and their links request nothing', () => {
  const page = `<html><head><title>A</title><link rel="icon" href="/a.ico"/>${link('root')}<meta/>${link('page')}</head><body>${link('root')}</body></html>`;
  expect(stylesInside(page, options)).toBe(
    `<html><head><title>A</title><link rel="icon" href="/a.ico"/><style nonce="once">a{}b{}</style>${link('root', ' disabled=""')}<meta/>${link('page', ' disabled=""')}</head><body>${link('root')}</body></html>`,
  );
});

test('an address that ends with "#" names the same sheet', () => {
  const page = '<html><head><link rel="stylesheet" href="/assets/page.css#"/></head></html>';
  expect(stylesInside(page, options)).toBe(
    '<html><head><style nonce="once">b{}</style><link rel="stylesheet" href="/assets/page.css#" disabled=""/></head></html>',
  );
});

test('an unknown sheet stays a link that is requested', () => {
  const page = `<html><head>${link('other')}</head><body></body></html>`;
  expect(stylesInside(page, options)).toBe(page);
});

test.for(['<html><head></head><body></body></html>', 'no page at all', ''])('%j stays unchanged', (text) => {
  expect(stylesInside(text, options)).toBe(text);
});
