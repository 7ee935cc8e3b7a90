import { getCards, saveCard, saveFamilyAnswers } from '@sangamam/contract/people/cards/card-endpoints';
import {
  card as cardShape,
  cardMessages,
  type Card,
  type CardsOfOrder,
  type PersonCard,
} from '@sangamam/contract/people/cards/card';
import type { Answers, AskedQuestion, SentAnswers } from '@sangamam/contract/people/questionnaire/question';
import { questionMessages } from '@sangamam/contract/people/questionnaire/question-messages';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { expectNoAxeViolations } from '../../../../../test/axe.ts';
import { mockEndpoint, Refusal } from '../../../../../test/mock-endpoint.ts';
import { renderPiece } from '../../../../../test/render-app.tsx';
import { sampleIds } from '../../../../../test/sample-orders.ts';
import { useCards } from './api.ts';
import { CardList } from './card-list.tsx';

const card: Card = {
  diets: ['VEGETARIAN'],
  allergies: ['PEANUTS'],
  foodNote: '',
  accessNeeds: [],
  accessNote: '',
  healthNotes: '',
  emergencyName: 'Susan Kora',
  emergencyPhone: '312 555 0100',
  mayPhotograph: true,
  mayPrint: false,
};
const person = (index: number, wanted: Partial<PersonCard> = {}): PersonCard => ({
  personId: `01970000-0000-7000-8000-0000000000b${index}`,
  name: ['Anna Mathew', 'Thomas Mathew', 'Diya Mathew'][index] ?? '',
  revision: 0,
  confirmedAt: null,
  card: null,
  earlier: null,
  isUnreadable: false,
  asked: [],
  answers: {},
  ...wanted,
});
const done = { card, revision: 1, confirmedAt: '2026-11-20T10:00:00.000Z' };

const given = (answers: SentAnswers): Answers =>
  Object.fromEntries(Object.entries(answers).flatMap(([id, said]) => (said === null ? [] : [[id, said]])));
const jersey: AskedQuestion = {
  questionId: '01970000-0000-7000-8000-0000000000c1',
  kind: 'CHOICE',
  askedOf: 'PERSON',
  text: { en: 'Which jersey size?', ml: '' },
  required: true,
  max: null,
  options: ['S', 'M'].map((en, index) => ({
    optionId: `01970000-0000-7000-8000-0000000000d${index}`,
    en,
    ml: '',
  })),
};
const helpers: AskedQuestion = {
  ...jersey,
  questionId: '01970000-0000-7000-8000-0000000000c2',
  kind: 'NUMBER',
  askedOf: 'FAMILY',
  text: { en: 'How many of you can help?', ml: '' },
  max: 9,
  options: [],
};

const ride: AskedQuestion = {
  ...jersey,
  questionId: '01970000-0000-7000-8000-0000000000c3',
  kind: 'YES_NO',
  text: { en: 'Do you need a ride?', ml: '' },
  required: false,
  options: [],
};

/** Shows the cards as the server has them, which takes what is saved. */
function show(start: Partial<CardsOfOrder>, scheme: 'light' | 'dark' = 'light') {
  let cards: CardsOfOrder = {
    orderId: sampleIds.order,
    conventionName: 'Sangamam 2027',
    mayChange: true,
    keepsPrivate: true,
    people: [person(0), person(1)],
    questions: [],
    family: { revision: 0, answers: {} },
    ...start,
  };
  mockEndpoint(getCards, () => cards);
  const saves = mockEndpoint(
    saveCard,
    ({ params: { personId }, body: { revision, answers = {}, ...said } }) => {
      const before = cards.people.find((one) => one.personId === personId);
      if (!before) throw new Refusal('NOT_FOUND');
      const saved = {
        ...before,
        card: cardShape.parse(said),
        revision: revision + 1,
        confirmedAt: done.confirmedAt,
        answers: given(answers),
      };
      cards = { ...cards, people: cards.people.map((one) => (one.personId === personId ? saved : one)) };
      return saved;
    },
  );
  const Piece = () => (
    <main>
      <h1>Food and care</h1>
      <Loaded query={useCards(sampleIds.order)}>{(loaded) => <CardList cards={loaded} />}</Loaded>
    </main>
  );
  return renderPiece(<Piece />, { scheme }).then(() => saves);
}

const save = page.getByRole('button', { name: 'Save' });
const formOf = (name: string) => page.getByRole('form', { name: `Food and care of ${name}` });
const answer = async (question: string, said: string) =>
  page.getByRole('group', { name: question }).getByText(said, { exact: true }).click();

test.for(['light', 'dark'] as const)(
  'saving one person leads to the next, with the contact that was named before (%s)',
  async (scheme) => {
    const saves = await show({}, scheme);
    await expect.element(formOf('Anna Mathew')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Peanuts' }).click();
    await page.getByLabelText('Whom to call in an emergency').fill('Susan Kora');
    await page.getByLabelText('Their phone number').fill('312 555 0100');
    await answer('May we take photographs?', 'Yes');
    await answer('May the printed book show name and picture?', 'No');
    await expectNoAxeViolations();
    await save.click();
    await expect.element(formOf('Thomas Mathew')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Thomas Mathew' })).toHaveFocus();
    await expect.element(page.getByText('1 of 2 filled in')).toBeVisible();
    await expect.element(page.getByText('Emergency: Susan Kora, 312 555 0100')).toBeVisible();

    // Two answers and one tap: all that is left for somebody with nothing special.
    await expect.element(page.getByLabelText('Whom to call in an emergency')).toHaveValue('Susan Kora');
    await answer('May we take photographs?', 'Yes');
    await answer('May the printed book show name and picture?', 'Yes');
    await save.click();
    await expect.element(page.getByText('Everybody is filled in. Thank you!')).toBeVisible();
    await expectNoAxeViolations();
    expect(
      saves.map(({ body }) => [body.allergies, body.mayPhotograph, body.mayPrint, body.revision]),
    ).toEqual([
      [['PEANUTS'], true, false, 0],
      [[], true, true, 0],
    ]);
  },
);

test('what is missing is said at its field, and nothing is sent', async () => {
  const saves = await show({});
  await save.click();
  for (const message of [cardMessages.contactName, cardMessages.contactPhone, cardMessages.answer])
    await expect.element(page.getByText(message).first()).toBeVisible();
  expect(saves).toEqual([]);
});

test('what was told last time is saved with one tap', async () => {
  const saves = await show({ people: [person(0, { earlier: card })] });
  await expect.element(page.getByText('This is what you told us last time.', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked();
  await save.click();
  await expect.element(page.getByText('Everybody is filled in. Thank you!')).toBeVisible();
  expect(saves[0]?.body).toEqual({ ...card, answers: {}, revision: 0 });
});

test('a card that was filled in is changed from its line', async () => {
  const saves = await show({ people: [person(0, done), person(1, done)] });
  await expect.element(save).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Change for Thomas Mathew' }).click();
  await page.getByRole('checkbox', { name: 'Peanuts' }).click();
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  expect(saves[0]?.body).toMatchObject({ allergies: [], revision: 1 });
});

test('what can no longer be read is asked again', async () => {
  const lost = { ...card, healthNotes: '', emergencyName: '', emergencyPhone: '' };
  await show({ people: [person(0, { ...done, card: lost, isUnreadable: true })] });
  await expect.element(page.getByText('can no longer be read', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Whom to call in an emergency')).toHaveValue('');
  await expect.element(page.getByText('0 of 1 filled in')).toBeVisible();
});

test('a site without a key asks for nothing that it would have to seal', async () => {
  const saves = await show({ keepsPrivate: false, people: [person(0)] });
  await expect.element(page.getByText('This site cannot keep health notes', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Their phone number')).not.toBeInTheDocument();
  await answer('May we take photographs?', 'No');
  await answer('May the printed book show name and picture?', 'No');
  await save.click();
  await expect.element(page.getByText('Everybody is filled in. Thank you!')).toBeVisible();
  expect(saves[0]?.body).toMatchObject({ emergencyName: '', mayPhotograph: false });
});

test('after the convention the cards are only read', async () => {
  await show({ mayChange: false, people: [person(0, done), person(1)] });
  await expect.element(page.getByText('Not filled in yet')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('questions of the convention are answered with the card, and once for the family', async () => {
  const asked = { ...done, asked: [jersey.questionId] };
  const saves = await show({ people: [person(0, asked), person(1, asked)], questions: [jersey, helpers] });
  const ofFamily = mockEndpoint(saveFamilyAnswers, ({ body }) => ({
    revision: 1,
    answers: given(body.answers),
  }));
  await expect.element(page.getByText('0 of 2 filled in')).toBeVisible();
  await save.click();
  await expect.element(page.getByText(questionMessages.required).first()).toBeVisible();
  expect(saves).toEqual([]);
  await answer('Which jersey size?', 'M');
  await expectNoAxeViolations();
  await save.click();
  await expect.element(page.getByText('Which jersey size? M')).toBeVisible();
  await answer('Which jersey size?', 'S');
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'Your family' })).toHaveFocus();
  await page.getByLabelText('How many of you can help?').fill('12');
  await expect.element(page.getByText(questionMessages.number({ most: 9 })).first()).toBeVisible();
  await page.getByLabelText('How many of you can help?').fill('3');
  await save.click();
  await expect.element(page.getByText('Saved for your family')).toBeVisible();
  expect(saves.map(({ body }) => body.answers)).toEqual(
    ['M', 'S'].map((size) => ({
      [jersey.questionId]: jersey.options.find(({ en }) => en === size)?.optionId,
    })),
  );
  expect(ofFamily.map(({ body }) => body)).toEqual([{ answers: { [helpers.questionId]: 3 }, revision: 0 }]);
});

test.for(['light', 'dark'] as const)(
  'a yes that need not be said is taken back; one that is needed cannot be (%s)',
  async (scheme) => {
    const must = {
      ...ride,
      questionId: jersey.questionId,
      text: { en: 'Do you sing?', ml: '' },
      required: true,
    };
    const said = { [ride.questionId]: true, [must.questionId]: false };
    const asked = { ...done, asked: [ride.questionId, must.questionId], answers: said };
    const saves = await show({ people: [person(0, asked)], questions: [ride, must] }, scheme);
    await page.getByRole('button', { name: 'Change for Anna Mathew' }).click();
    const optional = page.getByRole('group', { name: 'Do you need a ride? (optional)' });
    await expect.element(optional.getByRole('radio', { name: 'Yes', exact: true })).toBeChecked();
    expect(page.getByRole('group', { name: 'Do you sing?' }).getByRole('radio').elements()).toHaveLength(2);
    await answer('Do you need a ride? (optional)', 'No answer');
    await expect.element(optional.getByRole('radio', { name: 'No answer' })).toBeChecked();
    await expectNoAxeViolations();
    await save.click();
    await expect.element(page.getByText(/1 question without an answer/u)).toBeVisible();
    expect(saves.map(({ body }) => body.answers)).toEqual([
      { [ride.questionId]: null, [must.questionId]: false },
    ]);
  },
);

test('a question that was retired meanwhile leaves the form, and the card is saved without it', async () => {
  const asked = { ...done, asked: [jersey.questionId] };
  await show({ people: [person(0, asked)], questions: [jersey] });
  await answer('Which jersey size?', 'M');
  mockEndpoint(getCards, () => ({
    orderId: sampleIds.order,
    conventionName: 'Sangamam 2027',
    mayChange: true,
    keepsPrivate: true,
    people: [person(0, done)],
    questions: [],
    family: { revision: 0, answers: {} },
  }));
  const saves = mockEndpoint(saveCard, ({ body: { answers = {} } }) => {
    if (Object.keys(answers).length > 0)
      throw new Refusal('RQST_PARAMS_INVALID', `answers.${jersey.questionId}`);
    return person(0, { ...done, revision: 2 });
  });
  await save.click();
  await expect.element(page.getByRole('group', { name: 'Which jersey size?' })).not.toBeInTheDocument();
  await save.click();
  await expect
    .poll(() => saves.map(({ body }) => Object.keys(body.answers ?? {})))
    .toEqual([[jersey.questionId], []]);
});
