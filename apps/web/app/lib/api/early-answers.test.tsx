import { afterEach, expect, it } from 'vitest';

import { takeEarlyAnswer } from './early-answers.ts';

const url = `${location.origin}/v1/order/convention/history?userId=1`;

function asked(answer: Promise<Response>) {
  window.sangamamEarly = { [url]: { token: 'mine', answer } };
}

afterEach(() => {
  delete window.sangamamEarly;
});

it('takes an answer that was asked for early, once', async () => {
  const answer = new Response('{}');
  asked(Promise.resolve(answer));
  expect(await takeEarlyAnswer(url, 'mine')).toBe(answer);
  expect(await takeEarlyAnswer(url, 'mine')).toBeUndefined();
});

it.each([
  ['of another session', async () => new Response('{}'), 'other'],
  ['that is a refusal', async () => new Response('{}', { status: 503 }), 'mine'],
  ['that was lost', async () => Promise.reject(new TypeError('no network')), 'mine'],
])('takes no answer %s', async (_, answer, token) => {
  asked(answer());
  expect(await takeEarlyAnswer(url, token)).toBeUndefined();
});

it('takes none where nothing was asked for', async () => {
  expect(await takeEarlyAnswer(url, 'mine')).toBeUndefined();
});
