import {
  addQuestion,
  changeQuestion,
  type ConventionQuestion,
} from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { questionMessages } from '@sangamam/contract/people/questionnaire/question-messages';
import { errorCatalogue } from '@sangamam/contract/http/error-catalogue';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { QuestionForm } from './question-form.tsx';

const jersey: ConventionQuestion = {
  questionId: sampleId('question'),
  conventionId: sampleId('convention'),
  kind: 'CHOICE',
  askedOf: 'PERSON',
  text: { en: 'Which jersey size?', ml: '' },
  fromAge: 4,
  toAge: null,
  askedFrom: null,
  isAsked: true,
  required: false,
  max: null,
  retiredAt: null,
  revision: 2,
  isAnswered: false,
  asked: 12,
  answered: 0,
  yes: null,
  no: null,
  sum: null,
  options: ['S', 'M'].map((en) => ({ optionId: sampleId(en), en, ml: '', count: 0 })),
};
const answered = { ...jersey, isAnswered: true, answered: 3 };
const onSaved = vi.fn<(saved: ConventionQuestion) => void>();

function show(stored?: ConventionQuestion, scheme: 'light' | 'dark' = 'light') {
  onSaved.mockReset();
  return renderPiece(
    <main>
      <h1>Question</h1>
      <QuestionForm conventionId={jersey.conventionId} {...(stored && { stored })} onSaved={onSaved} />
    </main>,
    { as: {}, scheme },
  );
}

const text = (name: string | RegExp) => page.getByRole('textbox', { name });
const button = (name: string) => page.getByRole('button', { name });
const option = (index: number) => page.getByRole('group', { name: `Option ${index}` });
const kind = () => page.getByRole('combobox', { name: 'Kind of answer' });

test.for(['light', 'dark'] as const)('the form of a question is accessible (%s)', async (scheme) => {
  await show(answered, scheme);
  await expect.element(text('Question in English')).toHaveValue('Which jersey size?');
  await expectNoAxeViolations();
});

test('a number for families has neither options nor ages, whatever was typed before', async () => {
  const calls = mockEndpoint(addQuestion, () => jersey);
  await show();
  await text('Question in English').fill('How many cars?');
  await option(1).getByRole('textbox', { name: 'Name' }).fill('S');
  await text(/^From the age of/u).fill('4');
  await kind().selectOptions('NUMBER');
  await page.getByText('Each family, once').click();
  await text(/^Largest number/u).fill('9');
  await button('Add a question').click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls.map(({ body }) => body)).toMatchObject([
    { kind: 'NUMBER', askedOf: 'FAMILY', max: 9, fromAge: null, options: [] },
  ]);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const calls = mockEndpoint(addQuestion, () => jersey);
  await show();
  await button('Add a question').click();
  for (const message of [questionMessages.wording, questionMessages.optionLabel])
    await expect.element(page.getByText(message).first()).toBeVisible();
  expect(calls).toEqual([]);
});

test('options are moved and removed, and the new order is sent with their ids', async () => {
  const calls = mockEndpoint(changeQuestion, () => jersey);
  await show(jersey);
  await button('Add an option').click();
  await option(3).getByRole('textbox', { name: 'Name' }).fill('L');
  await button('Move option 3 up').click();
  await button('Remove option 1').click();
  await button('Save').click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    revision: 2,
    fromAge: 4,
    options: [
      { en: 'L', ml: '' },
      { optionId: sampleId('M'), en: 'M', ml: '' },
    ],
  });
});

test('what has answers is mended, not bent', async () => {
  const calls = mockEndpoint(changeQuestion, () => answered);
  await show(answered);
  await expect.element(kind()).toBeDisabled();
  await expect.element(option(1).getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly');
  await expect.element(button('Remove option 1')).toBeDisabled();
  await text('Question in English').fill('Which size of jersey?');
  await option(1)
    .getByRole('textbox', { name: /Malayalam/u })
    .fill('ചെറുത്');
  await button('Save').click();
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(calls[0]?.body).toMatchObject({
    kind: 'CHOICE',
    askedOf: 'PERSON',
    text: { en: 'Which size of jersey?' },
    options: [{ optionId: sampleId('S'), en: 'S', ml: 'ചെറുത്' }, { optionId: sampleId('M') }],
  });
});

test('an answer that came meanwhile is said, and what was typed stays', async () => {
  mockEndpoint(changeQuestion, () => {
    throw new Refusal('QUESTION_HAS_ANSWERS', 'options');
  });
  await show(jersey);
  await button('Remove option 1').click();
  await button('Add an option').click();
  await option(2).getByRole('textbox', { name: 'Name' }).fill('XL');
  await button('Save').click();
  await expect.element(page.getByText(errorCatalogue.QUESTION_HAS_ANSWERS.message).first()).toBeVisible();
  await expect.element(option(2).getByRole('textbox', { name: 'Name' })).toHaveValue('XL');
});
