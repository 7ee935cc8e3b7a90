import { expect, test } from 'vitest';

import { stylesFirst } from './styles-first.ts';

const hint = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
const style = '<link rel="stylesheet" href="/assets/root.css"/>';

test('stylesFirst moves script hints to the end of the head, in their order', () => {
  const page = `<html><head><title>A</title>${hint('a')}${hint('b')}${style}</head><body>${hint('c')}</body></html>`;
  expect(stylesFirst(page)).toBe(
    `<html><head><title>A</title>${style}${hint('a')}${hint('b')}</head><body>${hint('c')}</body></html>`,
  );
});

test.for(['<html><head></head><body></body></html>', 'no page at all', ''])('%j stays unchanged', (text) => {
  expect(stylesFirst(text)).toBe(text);
});
