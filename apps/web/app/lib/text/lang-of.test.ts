import { expect, it } from 'vitest';

import { langOf } from './lang-of.ts';

it.each([
  ['Lighting of the lamp', undefined],
  ['വിളക്കു തെളിയിക്കൽ', 'ml'],
  ['Zelle വഴി അടയ്ക്കുക', 'ml'],
  ['<p>വരൂ</p>', 'ml'],
  ['7:00', undefined],
  ['', undefined],
])('on an English page %j is marked %s', (text, lang) => expect(langOf(text)).toBe(lang));
