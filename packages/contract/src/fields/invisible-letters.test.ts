import { expect, it } from 'vitest';

import { freeText, optionalLine, requiredLine } from './text.ts';

const line = requiredLine({ required: 'required', invalid: 'invalid', min: 1, max: 40 });
const optional = optionalLine({ invalid: 'invalid', min: 1, max: 40 });
const text = freeText({ max: 200, invalid: 'invalid' });

it.each<[what: string, typed: string, stored: string]>([
  ['a direction override', 'Anna \u202Egnp.exe', 'Anna gnp.exe'],
  ['isolates', '\u2066Anna\u2069', 'Anna'],
  ['zero-width spaces', 'An\u200Bna\uFEFF', 'Anna'],
  ['joiners between Latin letters', 'An\u200Dna\u200C', 'Anna'],
])('%s is stripped from lines and free text', (_what, typed, stored) => {
  expect([line.parse(typed), optional.parse(typed), text.parse(typed)]).toEqual([stored, stored, stored]);
});

it.each<[what: string, typed: string]>([
  ['a chillu written with a joiner', 'അവന\u0D4D\u200D'],
  ['a non-joiner within a word', 'തമിഴ\u0D4D\u200Cനാട്'],
])('%s is kept in Malayalam names', (_what, typed) => {
  expect([line.parse(typed), text.parse(typed)]).toEqual([typed, typed]);
});

it('a line of only invisible letters counts as empty', () => {
  expect(line.safeParse('\u200B\u202E').error?.issues[0]?.message).toBe('required');
});
