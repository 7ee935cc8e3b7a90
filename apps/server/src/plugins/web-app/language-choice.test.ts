import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { chosenLanguage } from '#server/http/request/chosen-language.ts';
import { addLanguageChoice } from './language-choice.ts';

let app: FastifyInstance;
beforeEach(() => {
  app = fastify();
  addLanguageChoice(app, { publicUrl: 'https://sangamam.example.org' });
});
afterEach(() => app.close());

const choose = async (language: string, referer?: string) => {
  const headers = { host: '10.0.0.7:3000', ...(referer !== undefined && { referer }) };
  const answer = await app.inject({ url: `/language/${language}`, headers });
  return { ...answer.headers, status: answer.statusCode };
};

test('a choice is kept for a year and leads back to the page that it was made on', async () => {
  const answer = await choose('ml', 'https://sangamam.example.org/register?from=mail');
  expect(answer).toMatchObject({
    status: 303,
    location: '/register?from=mail',
    'set-cookie': 'language=ml; Path=/; Max-Age=31536000; SameSite=Lax; Secure',
    'cache-control': 'no-store',
  });
});

test('the way back works at the address that the browser used, too', async () => {
  expect(await choose('en', 'http://10.0.0.7:3000/faq')).toMatchObject({ location: '/faq' });
});

test('nobody is led to another site: what came from elsewhere goes to the home page', async () => {
  const elsewhere = [
    'https://evil.example.org/login',
    'https://sangamam.example.org.evil.example/',
    'javascript:alert(1)',
    undefined,
  ];
  for (const referer of elsewhere) {
    expect(await choose('ml', referer)).toMatchObject({ status: 303, location: '/' });
  }
});

test('a path that names another host stays here', async () => {
  for (const path of ['//evil.example.org/x', '/\\evil.example.org/x', '///evil.example.org/x']) {
    const { location } = await choose('ml', `https://sangamam.example.org${path}`);
    expect(new URL(String(location), 'https://sangamam.example.org').host).toBe('sangamam.example.org');
  }
});

test('an unknown language changes nothing', async () => {
  const answer = await choose('ml%3B%20Domain=example.org', 'https://sangamam.example.org/faq');
  expect(answer).toMatchObject({ status: 303, location: '/faq' });
  expect(answer).not.toHaveProperty('set-cookie');
});

describe('the choice that a browser sends', () => {
  test.each([
    ['language=ml', 'ml'],
    ['a=b; language=en; c=d', 'en'],
    ['language=ML', undefined],
    ['language=../../etc', undefined],
    ['language=', undefined],
    ['languages=ml', undefined],
    ['my-language=ml', undefined],
    ['', undefined],
  ])('%j is %s', (cookie, language) => {
    expect(chosenLanguage({ headers: { cookie } })).toBe(language);
  });

  test('without a cookie there is none', () => {
    expect(chosenLanguage({ headers: {} })).toBeUndefined();
  });
});
