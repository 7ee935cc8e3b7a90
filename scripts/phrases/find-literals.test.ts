import { expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { findLiterals, literalsOf } from './find-literals.ts';

const shown = (markup: string) =>
  literalsOf('apps/web/app/x.tsx', `export const X = () => (${markup});`).map(({ text }) => text);

it.each([
  ['<p>Nothing here yet</p>', 'Nothing here yet'],
  ['<p>Hello {name}, welcome</p>', 'Hello'],
  ['<Field label="First name" />', 'First name'],
  ['<button aria-label="Close" />', 'Close'],
  ['<img alt="The harbour" />', 'The harbour'],
  ['<Form errorTitle="Not saved" />', 'Not saved'],
  ['<p>{open ? "Open until Friday" : phrases.closed}</p>', 'Open until Friday'],
  ['<p>{late && "It is late"}</p>', 'It is late'],
])('a text in the markup is found: %s', (markup, text) => {
  expect(shown(markup)).toContain(text);
});

it.each([
  ['<p>{phrases.nothingHereYet}</p>'],
  ['<p className="visually hidden" />'],
  ['<p>{a} · {b}</p>'],
  ['<Icon name="arrow left" />'],
  ['<p>{kind === "some thing" && phrases.some}</p>'],
])('text that people do not read is ignored: %s', (markup) => {
  expect(shown(markup)).toEqual([]);
});

it('a text is reported with its line', () => {
  const text = 'const X = (\n  <p>\n    Nothing here\n  </p>\n);';
  expect(literalsOf('x.tsx', text)).toMatchObject([{ file: 'x.tsx', line: 2, text: 'Nothing here' }]);
});

it('a file that cannot be parsed is an error', () => {
  expect(() => literalsOf('x.tsx', '<p>')).toThrow('x.tsx');
});

it('the web app has no text outside of the catalogue', () => {
  expect(findLiterals(root)).toEqual([]);
});
