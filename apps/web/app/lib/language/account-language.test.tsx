import { keepLanguage } from '@sangamam/contract/accounts/language/language-endpoints';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { mockEndpoint, Refusal } from '../../../test/mock-endpoint.ts';
import { tellChosenLanguage } from './account-language.ts';
import { adoptLanguage, chosenLanguage } from './chosen-language.ts';

const forget = () => {
  document.cookie = 'language=;path=/;max-age=0';
  localStorage.clear();
};
beforeEach(forget);
afterEach(forget);

const keeping = () => mockEndpoint(keepLanguage, ({ body }) => ({ language: body.language }));

test('nothing is told about a browser in which nobody chose', async () => {
  const calls = keeping();
  expect(chosenLanguage()).toBeUndefined();
  await tellChosenLanguage();
  expect(calls).toEqual([]);
});

test('a choice is told once, and again when it changes', async () => {
  const calls = keeping();
  document.cookie = 'language=ml;path=/';
  await tellChosenLanguage();
  await tellChosenLanguage();
  expect(calls).toMatchObject([{ body: { language: 'ml' } }]);
  document.cookie = 'language=en;path=/';
  await tellChosenLanguage();
  expect(calls).toHaveLength(2);
});

test('a choice that did not arrive is told again', async () => {
  mockEndpoint(keepLanguage, () => {
    throw new Refusal('SERVICE_UNAVAILABLE');
  });
  document.cookie = 'language=ml;path=/';
  await expect(tellChosenLanguage()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  const calls = keeping();
  await tellChosenLanguage();
  expect(calls).toHaveLength(1);
});

test("a login makes the account's language this browser's, and nothing has to be told", async () => {
  const calls = keeping();
  adoptLanguage('ml');
  expect(chosenLanguage()).toBe('ml');
  await tellChosenLanguage();
  expect(calls).toEqual([]);
});

test('an account that never chose gets what was chosen before the login', async () => {
  const calls = keeping();
  document.cookie = 'language=ml;path=/';
  adoptLanguage(null);
  await tellChosenLanguage();
  expect(calls).toMatchObject([{ body: { language: 'ml' } }]);
});

test('a value of no use is no choice', () => {
  document.cookie = 'language=fr;path=/';
  expect(chosenLanguage()).toBeUndefined();
});
