import {
  askQuestionAgain,
  deleteQuestion,
  listAnswers,
  listQuestions,
  orderQuestions,
  type ConventionQuestion,
} from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderApp } from '../../../../../test/render-app.tsx';
import { sampleId } from '../../../../../test/sample-orders.ts';
import { AnswerTable } from './answer-table.tsx';
import { useQuestions } from './api.ts';
import { QuestionCounts } from './question-counts.tsx';
import { QuestionList } from './question-list.tsx';
import { QuestionOverview } from './question-overview.tsx';

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
  required: true,
  max: null,
  retiredAt: null,
  revision: 2,
  isAnswered: true,
  asked: 12,
  answered: 3,
  yes: null,
  no: null,
  sum: null,
  options: ['S', 'M'].map((en, index) => ({ optionId: sampleId(en), en, ml: '', count: index + 1 })),
};
const cars: ConventionQuestion = {
  ...jersey,
  questionId: sampleId('cars'),
  kind: 'NUMBER',
  askedOf: 'FAMILY',
  text: { en: 'How many cars?', ml: '' },
  fromAge: null,
  required: false,
  askedFrom: '2027-03-01',
  isAsked: false,
  isAnswered: false,
  answered: 0,
  asked: 5,
  sum: 0,
  options: [],
};
const retired = { ...jersey, questionId: sampleId('old'), text: { en: 'Which cap?', ml: '' } };

function show(piece: React.ReactNode, at = '/') {
  const Piece = () => (
    <main>
      <h1>Questions</h1>
      {piece}
    </main>
  );
  return renderApp([{ path: '/', Component: Piece }], { as: {}, at });
}

const row = (name: RegExp) => page.getByRole('row', { name });
const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name });

function List({ configures }: { configures: boolean }) {
  const { data = [] } = useQuestions(jersey.conventionId);
  return <QuestionList conventionId={jersey.conventionId} questions={data} configures={configures} />;
}

test('a list says for each question whom it asks, how many answered, and what', async () => {
  mockEndpoint(listQuestions, () => [jersey, cars, { ...retired, retiredAt: '2026-11-20T15:00:00Z' }]);
  await show(<List configures={false} />);
  for (const text of [/Choice of one · Each person from 4 years · Required/u, /3 of 12/u, /S 1 · M 2/u])
    await expect.element(row(/Which jersey size/u)).toMatchTextContent(text);
  for (const text of [/Number · Each family, once/u, /0 of 5/u, /Total 0/u, /From March 1, 2027/u])
    await expect.element(row(/How many cars/u)).toMatchTextContent(text);
  await expect.element(row(/Which cap/u)).toMatchTextContent(/Retired/u);
  await expect.element(page.getByRole('button', { name: /up$/u })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('an organiser moves a question; a list without any says what to do', async () => {
  mockEndpoint(listQuestions, () => [jersey, cars]);
  const orders = mockEndpoint(orderQuestions, () => [cars, jersey]);
  await show(<List configures />);
  await page.getByRole('button', { name: /How many cars\? .*up|up.*How many cars/u }).click();
  await expect.poll(() => orders.map(({ body }) => body.ids)).toEqual([[cars.questionId, jersey.questionId]]);
});

test('a convention without questions says who adds them', async () => {
  mockEndpoint(listQuestions, () => []);
  await show(<List configures={false} />);
  await expect.element(page.getByText('An administrator adds them.')).toBeVisible();
  await expectNoAxeViolations();
});

test('each number leads to those whom it counts', async () => {
  await show(<QuestionOverview question={jersey} configures={false} onDeleted={() => undefined} />);
  const address = `/admin/questions/${jersey.questionId}`;
  for (const [name, query] of [
    ['3 of 12 Answered', 'state=ANSWERED'],
    ['9 Not answered yet', 'state=MISSING'],
    ['2 M', `said=${sampleId('M')}`],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `${address}?${query}`);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('a refusal to ask again or to delete is said in the dialog', async () => {
  mockEndpoint(askQuestionAgain, () => {
    throw new Refusal('TOO_MANY_QUESTIONS');
  });
  mockEndpoint(deleteQuestion, () => {
    throw new Refusal('QUESTION_HAS_ANSWERS');
  });
  const question = { ...cars, retiredAt: '2026-11-20T15:00:00Z' };
  await show(<QuestionOverview question={question} configures onDeleted={() => undefined} />);
  await page.getByRole('button', { name: 'Ask again' }).click();
  await dialogButton('Ask again').click();
  await expect.element(page.getByText('at most 20 questions at a time', { exact: false })).toBeVisible();
  await expectNoAxeViolations();
  await dialogButton('Cancel').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await dialogButton('Delete').click();
  await expect.element(page.getByText('Families have answered', { exact: false })).toBeVisible();
});

test('answers are filtered by the address, and somebody without one is told apart', async () => {
  const person = { orderId: sampleId('order'), number: 'R12', registrantName: 'Kochumol Pachikara' };
  const calls = mockEndpoint(listAnswers, () => ({
    docs: [
      { ...person, personName: 'Annamol Luke', answer: sampleId('M') },
      { ...person, personName: 'Kochumol Pachikara', answer: null },
    ],
    total: 2,
    totalPages: 1,
  }));
  await show(<AnswerTable question={jersey} />, `/?said=${sampleId('M')}&state=nonsense`);
  await expect.element(row(/Annamol Luke/u)).toMatchTextContent(/PachikaraM/u);
  await expect.element(row(/^Kochumol/u)).toMatchTextContent(/No answer yet/u);
  expect(calls[0]?.query).toEqual({ said: sampleId('M'), page: '1' });
  await expectNoAxeViolations();
});

test('the overview has the questions that are asked, with how they are answered', async () => {
  mockEndpoint(listQuestions, () => [jersey, cars, { ...retired, isAsked: false }]);
  await renderApp(
    [
      {
        path: '/',
        Component: () => (
          <main>
            <h1>Overview</h1>
            <QuestionCounts conventionId={jersey.conventionId} />
          </main>
        ),
      },
    ],
    { as: { type: 'STAFF' } },
  );
  const link = page.getByRole('link', { name: 'Which jersey size?' });
  await expect.element(link).toHaveAttribute('href', `/admin/questions/${jersey.questionId}`);
  await expect.element(page.getByText('3 of 12 answered · S 1 · M 2')).toBeVisible();
  for (const hidden of ['How many cars?', 'Which cap?'])
    await expect.element(page.getByText(hidden)).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('who answered in one way leads to their registrations', async () => {
  mockEndpoint(listAnswers, () => ({ docs: [], total: 0, totalPages: 0 }));
  const show = async (query: string) =>
    renderApp([{ path: '/', Component: () => <AnswerTable question={jersey} /> }], {
      as: { type: 'STAFF' },
      at: `/?${query}`,
    });
  const link = page.getByRole('link', { name: 'Show their registrations' });
  const { unmount } = await show(`said=${sampleId('M')}`);
  const answer = `${jersey.questionId}.${sampleId('M')}`;
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      `/admin/registrations?conventionId=${jersey.conventionId}&view=all&answer=${answer}`,
    );
  await unmount();
  await show('');
  await expect.element(page.getByText('Nobody', { exact: false }).first()).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});
