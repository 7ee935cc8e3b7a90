import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import type { LinkedQuestion } from '@sangamam/contract/casework/questions/question';
import {
  answerLinkedQuestion,
  getLinkedQuestion,
} from '@sangamam/contract/casework/questions/question-endpoints';
import { useLoaderData } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { leaveWithoutAnswer, waysWithoutAnswer } from '../../../../../test/without-answer.ts';
import { lookAtQuestion, type LinkStatus } from './api/linked-question.ts';
import { LinkedQuestionPage } from './linked-question-page.tsx';

const token = 'Zq4'.repeat(14);
const question = (state: LinkedQuestion['state'] = 'OPEN'): LinkedQuestion => ({
  state,
  firstName: 'Mercy',
  conventionName: 'Sangamam 2027',
  number: 'T2KX7A9',
  questions:
    state === 'OPEN'
      ? [{ question: 'Which parish does Anna belong to?\nThank you.', askedAt: '2026-11-20T10:00:00.000Z' }]
      : [],
});

function Question() {
  return (
    <main>
      <LinkedQuestionPage token={token} status={useLoaderData<LinkStatus>()} />
    </main>
  );
}

const open = (scheme: 'light' | 'dark' = 'light') =>
  renderApp(
    [
      {
        path: '/question/t',
        Component: Question,
        clientLoader: () => lookAtQuestion(token, new AbortController().signal),
      },
    ],
    { at: '/question/t', scheme },
  );
const field = () => page.getByRole('textbox', { name: 'Your answer' });
const send = () => page.getByRole('button', { name: 'Send answer' });
const text = (words: string) => page.getByText(words, { exact: true });

beforeEach(() => sessionStorage.clear());

test.for(['light', 'dark'] as const)(
  'an open question is answered without signing in (%s)',
  async (scheme) => {
    mockEndpoint(getLinkedQuestion, () => question());
    const calls = mockEndpoint(answerLinkedQuestion, () => question('ANSWERED'));
    await open(scheme);
    await expect.element(page.getByText(/Which parish does Anna belong to/u)).toBeVisible();
    await expect.element(page.getByText(/Dear Mercy.*T2KX7A9.*Sangamam 2027/u)).toBeVisible();
    await expectNoAxeViolations();
    await send().click();
    await expect.element(text('Please write your answer').first()).toBeVisible();
    await field().fill('Kaipuzha, since 1998');
    await send().click();
    await expect.element(text('Thank you, your answer is with us')).toBeVisible();
    await expectNoAxeViolations();
    expect(calls).toMatchObject([{ params: { token }, body: { answer: 'Kaipuzha, since 1998' } }]);
  },
);

test('the same text that is sent again after a failure is the same answer', async () => {
  mockEndpoint(getLinkedQuestion, () => question());
  const seen: string[] = [];
  mockEndpoint(answerLinkedQuestion, ({ body }) => {
    seen.push(body.answerId);
    if (seen.length < 3) throw new Refusal('INTERNAL_ERROR');
    return question('ANSWERED');
  });
  await open();
  await field().fill('Kaipuzha');
  await send().click();
  await expect.poll(() => seen.length).toBe(1);
  await send().click();
  await expect.poll(() => seen.length).toBe(2);
  await field().fill('Kaipuzha, since 1998');
  await send().click();
  await expect.element(text('Thank you, your answer is with us')).toBeVisible();
  expect([seen[0] === seen[1], seen[1] === seen[2]]).toEqual([true, false]);
});

test.for([
  ['QUESTION_ANSWERED', errorCatalogue.QUESTION_ANSWERED.message],
  ['QUESTION_CLOSED', errorCatalogue.QUESTION_CLOSED.message],
  ['INVALID_TOKEN', /This link has expired meanwhile/u],
] as const)('a refusal keeps what was typed: %s', async ([code, words]) => {
  mockEndpoint(getLinkedQuestion, () => question());
  mockEndpoint(answerLinkedQuestion, () => {
    throw new Refusal(code);
  });
  await open();
  await field().fill('Kaipuzha');
  await send().click();
  await expect.element(page.getByText(words).first()).toBeVisible();
  await expect.element(field()).toHaveValue('Kaipuzha');
});

test.for(waysWithoutAnswer)('what was typed stays when %s', async ([, arrives]) => {
  mockEndpoint(getLinkedQuestion, () => question());
  await open();
  await field().fill('Kaipuzha');
  leaveWithoutAnswer(arrives);
  await send().click();
  await expect.element(page.getByRole('alert').or(page.getByRole('region')).first()).toBeVisible();
  await expect.element(field()).toHaveValue('Kaipuzha');
});

test.for([
  ['ANSWERED', 'This question has been answered'],
  ['CLOSED', 'No answer is needed any more'],
] as const)('a link whose question is %s says so and shows no form', async ([state, title]) => {
  mockEndpoint(getLinkedQuestion, () => question(state));
  await open();
  await expect.element(text(title)).toBeVisible();
  await expect.element(field()).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('a dead link leads to My Account and to the contact form', async () => {
  mockEndpoint(getLinkedQuestion, () => {
    throw new Refusal('INVALID_TOKEN');
  });
  await open();
  await expect.element(text('This link no longer works')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'My Account' })).toHaveAttribute('href', '/my-account');
  await expect.element(page.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contactus');
});

test('without a connection the page can be tried again', async () => {
  let fails = true;
  mockEndpoint(getLinkedQuestion, () => {
    if (fails) throw new Refusal('INTERNAL_ERROR');
    return question();
  });
  await open();
  await expect.element(text("We couldn't open the question")).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(field()).toBeVisible();
});
