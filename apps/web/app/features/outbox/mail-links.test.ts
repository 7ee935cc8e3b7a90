import { expect, it } from 'vitest';

import { linksOf } from './mail-links.ts';

it.each([
  ['Dear Anu,\nno link here.', []],
  ['Open http://localhost:3000/set-password/abc_-1.', ['http://localhost:3000/set-password/abc_-1']],
  ['<https://a.example/x?y=1&z=2> and https://a.example/x?y=1&z=2', ['https://a.example/x?y=1&z=2']],
  ['(https://a.example) https://b.example/', ['https://a.example', 'https://b.example/']],
  ['javascript:alert(1)', []],
])('%j has the links %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});
