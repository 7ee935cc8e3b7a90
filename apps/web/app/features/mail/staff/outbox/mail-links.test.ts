import { expect, it } from 'vitest';

import { isAccountLink, linksOf } from './mail-links.ts';

it.each([
  ['Dear Anu,\nno link here.', []],
  ['Open http://localhost:3000/set-password/abc_-1.', ['http://localhost:3000/set-password/abc_-1']],
  ['<https://a.example/x?y=1&z=2> and https://a.example/x?y=1&z=2', ['https://a.example/x?y=1&z=2']],
  ['(https://a.example) https://b.example/', ['https://a.example', 'https://b.example/']],
  ['javascript:alert(1)', []],
])('%j has the links %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
});

it.each([
  ['https://a.example/reset-password/hidden-link', true],
  ['https://a.example/set-password/hidden-link', true],
  ['https://a.example/forgot-password', false],
])('%s: a link that opens an account is %s', (link, expected) => {
  expect(isAccountLink(link)).toBe(expected);
});
