import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { payabilityMessages } from '@sangamam/contract/collection/reporting/payability';
import { expect, test } from 'vitest';

import { refusalTexts as english } from './en/refusals.ts';
import { refusalTexts as malayalam } from './ml/refusals.ts';

const written = new Set<string>([
  ...Object.values(errorCatalogue).map(({ message }) => message),
  ...Object.values(payabilityMessages),
]);

test('every Malayalam sentence replaces one that the server writes', () => {
  expect(Object.keys(malayalam).filter((sentence) => !written.has(sentence))).toEqual([]);
});

test('families read in Malayalam why a registration cannot be paid', () => {
  for (const sentence of Object.values(payabilityMessages))
    expect(malayalam[sentence]).toMatch(/\p{Script=Malayalam}/u);
});

test('English shows what the server writes', () => {
  expect(english).toEqual({});
});
