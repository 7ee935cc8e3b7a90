import { addParticipant } from '@sangamam/contract/orders/participants/participant-endpoints';
import { cancelOrder, submitForApproval } from '@sangamam/contract/orders/order-endpoints';
import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import { selectPackage } from '@sangamam/contract/conventions/packages/package-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { getCards, saveCard, saveFamilyAnswers } from '@sangamam/contract/people/cards/card-endpoints';
import type { Card } from '@sangamam/contract/people/cards/card';
import { retentionDays } from '@sangamam/contract/people/erasure/retention';
import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import { downloadMyData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as admin from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { questionMessages } from '@sangamam/contract/people/questionnaire/question-messages';
import type { QuestionDraft } from '@sangamam/contract/people/questionnaire/question-draft';
import type { SentAnswers } from '@sangamam/contract/people/questionnaire/question';
import { getReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { auditLog, conventionAnswers, conventions } from '#server/db/schema/schema.ts';
import { applyRetention } from '#server/features/people/erasure/apply-retention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { download } from '#test/download.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import {
  participantPayload,
  startFamily,
  submitFamily,
  type TestFamily,
} from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let organiser: { token: string };
let registrar: { token: string };
let conventionId: string;
let packageId: string;

beforeAll(async () => {
  t = await buildTestApp();
  organiser = { token: await signInAs(t, await createStaff(t, 'ADMIN')) };
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
});
beforeEach(async () => {
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 1_000, cadPrice: 1_000 }));
});
afterAll(() => t.close());

const jersey: QuestionDraft = {
  kind: 'CHOICE',
  askedOf: 'PERSON',
  text: { en: 'Which jersey size?', ml: '' },
  fromAge: null,
  toAge: null,
  askedFrom: null,
  required: true,
  max: null,
  options: [
    { en: 'S', ml: '' },
    { en: 'M', ml: '' },
    { en: 'L', ml: '' },
  ],
};
const plain = { ...jersey, options: [], required: false };
const card: Card = {
  diets: [],
  allergies: [],
  foodNote: '',
  accessNeeds: [],
  accessNote: '',
  healthNotes: '',
  emergencyName: 'Susan Kora',
  emergencyPhone: '(312) 555-0100',
  mayPhotograph: true,
  mayPrint: true,
};

const ask = async (changes: Partial<QuestionDraft> = {}) =>
  (await call(t, admin.addQuestion, { params: { conventionId }, body: { ...jersey, ...changes } }, organiser))
    .data;
type Asked = Awaited<ReturnType<typeof ask>>;
const at = ({ questionId }: Pick<Asked, 'questionId'>) => ({ params: { questionId } });
/** What the form sends for a stored question. */
const draftOf = ({ kind, askedOf, text, fromAge, toAge, askedFrom, required, max, ...one }: Asked) => ({
  kind,
  askedOf,
  text,
  fromAge,
  toAge,
  askedFrom,
  required,
  max,
  revision: one.revision,
  options: one.options.map(({ optionId, en, ml }) => ({ optionId, en, ml })),
});
const change = (question: Asked, changes: Partial<ReturnType<typeof draftOf>>) =>
  call(t, admin.changeQuestion, { ...at(question), body: { ...draftOf(question), ...changes } }, organiser);
const retire = (question: Asked) => call(t, admin.retireQuestion, at(question), organiser);
const read = async (question: Asked) => (await call(t, admin.getQuestion, at(question), registrar)).data;
const optionOf = ({ options }: Asked, name: string) => options.find(({ en }) => en === name)?.optionId ?? '';
const countsOf = ({ options }: Asked) => Object.fromEntries(options.map(({ en, count }) => [en, count]));

const submitted = (changes: Parameters<typeof submitFamily>[3] = {}) =>
  submitFamily(t, conventionId, packageId, changes);
const cardsOf = async ({ orderId, token }: TestFamily) =>
  (await call(t, getCards, { params: { orderId } }, { token })).data;
const answer = (
  { orderId, selfId, token }: TestFamily,
  answers: SentAnswers,
  { revision = 0, personId = selfId }: { revision?: number; personId?: string } = {},
) => call(t, saveCard, { params: { orderId, personId }, body: { ...card, answers, revision } }, { token });
const answerAsFamily = ({ orderId, token }: TestFamily, answers: SentAnswers, revision = 0) =>
  call(t, saveFamilyAnswers, { params: { orderId }, body: { answers, revision } }, { token });
const rowsOf = async (question: Asked, query: object = {}) =>
  (await call(t, admin.listAnswers, { ...at(question), query: { pageSize: '100', ...query } }, registrar))
    .data.docs;
const exportOf = (question: Asked, who = registrar) =>
  download(t, admin.exportAnswers, who, {
    params: { questionId: question.questionId, format: 'csv' },
    query: {},
  });

it('a question is added, answered by 50 families, retired and exported', async () => {
  const question = await ask();
  const sizes = ['S', 'M', 'L'] as const;
  const families = [];
  for (let each = 0; each < 50; each += 1) families.push(await submitted());
  for (const [index, family] of families.entries()) {
    const size = optionOf(question, sizes[index % 3] ?? 'S');
    expect((await answer(family, { [question.questionId]: size })).status).toBe(200);
  }
  const silent = await submitted();
  expect(await read(question)).toMatchObject({ asked: 51, answered: 50 });
  expect(countsOf(await read(question))).toEqual({ S: 17, M: 17, L: 16 });
  expect((await rowsOf(question, { state: 'MISSING' })).map(({ orderId }) => orderId)).toEqual([
    silent.orderId,
  ]);
  expect(await rowsOf(question, { said: optionOf(question, 'L') })).toHaveLength(16);

  expect((await retire(question)).data.retiredAt).not.toBeNull();
  expect((await cardsOf(silent)).questions).toEqual([]);
  expect(countsOf(await read(question))).toEqual({ S: 17, M: 17, L: 16 });
  const file = await exportOf(question);
  expect(file.statusCode).toBe(200);
  const [header, ...lines] = file.body.replace('\uFEFF', '').trim().split(/\r?\n/u);
  expect(header).toBe('Registration,Registrant,Person,Which jersey size?');
  expect(lines).toHaveLength(51);
  expect(lines.filter((line) => line.endsWith(',M'))).toHaveLength(17);
  const exported = await t.database.db
    .select({ after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.action, 'table.exported'), eq(auditLog.entityId, conventionId)));
  expect(exported).toMatchObject([{ after: { rows: 51, questionId: question.questionId } }]);
});

it('are copied with their convention, in their order, without answers and retired ones, their day moved', async () => {
  const startDate = addDays(t.clock.now().toISOString().slice(0, 10), 200);
  ({ id: conventionId } = await buildConvention(t.ctx, { startDate }));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 1_000, cadPrice: 1_000 }));
  const options = [
    { en: 'Choir', ml: 'ഗായകസംഘം' },
    { en: 'Kitchen', ml: '' },
  ];
  const size = await ask({ fromAge: 5, toAge: 60 });
  const cars = await ask({ ...plain, kind: 'NUMBER', askedOf: 'FAMILY', max: 9 });
  const old = await ask({ text: { en: 'Which shoe size?', ml: '' } });
  const help = await ask({ kind: 'SEVERAL', options, askedFrom: addDays(startDate, -60) });
  const ids = [help, size, cars, old].map(({ questionId }) => questionId);
  await call(t, admin.orderQuestions, { params: { conventionId }, body: { ids } }, organiser);
  await retire(old);
  const family = await submitted();
  expect((await answer(family, { [size.questionId]: optionOf(size, 'M') })).status).toBe(200);

  const copyFrom = addDays(startDate, 366);
  const body = { name: 'Sangamam, the year after', startDate: copyFrom };
  const copy = await call(t, cloneConvention, { params: { conventionId }, body }, organiser);
  const questions = async (id: string) =>
    (await call(t, admin.listQuestions, { params: { conventionId: id } }, registrar)).data;
  const copied = await questions(copy.data._id);
  const wording = (one: Asked) => ({
    ...draftOf(one),
    revision: 0,
    options: one.options.map(({ en, ml }) => ({ en, ml })),
  });
  expect(copied.map(wording)).toEqual([
    { ...wording(help), askedFrom: addDays(copyFrom, -60) },
    wording(size),
    wording(cars),
  ]);
  for (const one of copied) {
    expect(one).toMatchObject({ conventionId: copy.data._id, isAnswered: false, asked: 0, answered: 0 });
    expect(ids).not.toContain(one.questionId);
  }
  expect(await read(size)).toMatchObject({ isAnswered: true, answered: 1 });
  const added = await t.database.db.$count(
    auditLog,
    and(eq(auditLog.action, 'question.added'), eq(auditLog.entityId, copy.data._id)),
  );
  expect(added).toBe(3);
});

describe('a family', () => {
  it('answers every kind with its card, reads it again, changes it and takes it back', async () => {
    const family = await submitted();
    const questions = [
      await ask(),
      await ask({ kind: 'SEVERAL', required: false }),
      await ask({ ...plain, kind: 'TEXT' }),
      await ask({ ...plain, kind: 'NUMBER', max: 9 }),
      await ask({ ...plain, kind: 'YES_NO' }),
    ] as const;
    const [one, several, text, number, yesOrNo] = questions;
    const said = {
      [one.questionId]: optionOf(one, 'M'),
      [several.questionId]: [optionOf(several, 'S'), optionOf(several, 'L')],
      [text.questionId]: 'A quiet corner',
      [number.questionId]: 0,
      [yesOrNo.questionId]: false,
    };
    expect((await answer(family, said)).data).toMatchObject({ revision: 1, answers: said });
    expect((await cardsOf(family)).people[0]).toMatchObject({
      asked: questions.map(({ questionId }) => questionId),
      answers: said,
    });
    await answer(family, { [text.questionId]: null, [number.questionId]: 9 }, { revision: 1 });
    const { [text.questionId]: _back, ...left } = said;
    expect((await cardsOf(family)).people[0]?.answers).toEqual({ ...left, [number.questionId]: 9 });
    expect(await read(number)).toMatchObject({ sum: 9, answered: 1 });
    expect(await read(yesOrNo)).toMatchObject({ yes: 0, no: 1 });
  });

  it('answers once for itself, and of two tabs one is told that there is a newer answer', async () => {
    const family = await submitted();
    const question = await ask({ ...plain, kind: 'NUMBER', askedOf: 'FAMILY' });
    const given = (count: number) => answerAsFamily(family, { [question.questionId]: count });
    const both = await Promise.all([given(2), given(3)]);
    expect(both.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const { family: stored, people } = await cardsOf(family);
    expect(stored).toMatchObject({ revision: 1 });
    expect(people[0]).toMatchObject({ asked: [], answers: {} });
    expect(await read(question)).toMatchObject({ asked: 1, answered: 1 });
    expect(await rowsOf(question)).toMatchObject([{ orderId: family.orderId, personName: null }]);
  });

  it('is asked for the ages of a question on the first day of the convention', async () => {
    const family = await startFamily(t, conventionId);
    await call(t, addParticipant, { body: participantPayload(family, { dob: '2020-04-09' }) }, family);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    await call(t, submitForApproval, { query: family.of, body: {} }, family);
    const [adults, children] = [
      await ask({ ...plain, kind: 'YES_NO', fromAge: 16 }),
      await ask({ ...plain, kind: 'YES_NO', toAge: 15 }),
    ];
    const { people } = await cardsOf(family);
    expect(people.map(({ asked }) => asked)).toEqual([[adults.questionId], [children.questionId]]);
    const child = people[1]?.personId ?? '';
    const refused = await answer(family, { [adults.questionId]: true }, { personId: child });
    expect(refused.errors).toMatchObject([
      { field: `answers.${adults.questionId}`, message: questionMessages.notForAge },
    ]);
    expect(await read(adults)).toMatchObject({ asked: 1, answered: 0 });
    expect(await read(children)).toMatchObject({ asked: 1 });
  });

  it.each<[string, Partial<QuestionDraft>, unknown, string]>([
    ['a text of an option', {}, 'M', questionMessages.option],
    ['an unknown option', {}, '019aa0b4-1111-7000-8000-000000000083', questionMessages.option],
    ['nothing to a required one', {}, null, questionMessages.required],
    ['a list for one', {}, [], questionMessages.option],
    ['a number to a text', { ...plain, kind: 'TEXT' }, 7, questionMessages.text],
    ['201 characters', { ...plain, kind: 'TEXT' }, 'a'.repeat(201), questionMessages.text],
    ['a negative number', { ...plain, kind: 'NUMBER' }, -1, questionMessages.number({ most: 999_999 })],
    ['more than the most', { ...plain, kind: 'NUMBER', max: 4 }, 5, questionMessages.number({ most: 4 })],
    ['digits as a text', { ...plain, kind: 'NUMBER' }, '4', questionMessages.number({ most: 999_999 })],
    ['a word for yes', { ...plain, kind: 'YES_NO' }, 'YES', questionMessages.required],
    ['a question that begins tomorrow', { askedFrom: 'tomorrow' }, 'M', questionMessages.notAsked],
    ['a question to families', { askedOf: 'FAMILY' }, 'M', questionMessages.notAsked],
  ])('is refused %s, and nothing of the card is stored', async (_what, changes, given, message) => {
    const family = await submitted();
    const today = t.clock.now().toISOString().slice(0, 10);
    const askedFrom = changes.askedFrom === 'tomorrow' ? addDays(today, 2) : null;
    const question = await ask({ ...changes, askedFrom });
    const params = { orderId: family.orderId, personId: family.selfId };
    const body = { ...card, revision: 0, answers: { [question.questionId]: given } };
    const { errors } = await callLoosely(t, saveCard, { params, body }, family);
    expect(errors.map((one) => [one.field, one.message])).toEqual([
      [`answers.${question.questionId}`, message],
    ]);
    expect((await cardsOf(family)).people[0]).toMatchObject({ card: null, answers: {} });
  });

  it('is refused a question of another convention and one that was retired', async () => {
    const elsewhere = await ask();
    ({ id: conventionId } = await buildConvention(t.ctx));
    ({ id: packageId } = await buildPackage(t.ctx, { conventionId, price: 1_000, cadPrice: 1_000 }));
    const family = await submitted();
    const question = await ask();
    await retire(question);
    const answers = { [elsewhere.questionId]: null, [question.questionId]: optionOf(question, 'S') };
    const { errors } = await answer(family, answers);
    expect(errors.map(({ message }) => message)).toEqual([
      questionMessages.notAsked,
      questionMessages.notAsked,
    ]);
    expect((await cardsOf(family)).people[0]?.card).toBeNull();
  });
});

const cardsItem = async ({ orderId }: TestFamily) =>
  (await call(t, getReadiness, { params: { orderId } }, registrar)).data.find(
    ({ topic }) => topic === 'CARDS',
  )?.state;

describe('the checklist', () => {
  it('asks until required questions are answered, and does not ask for others', async () => {
    const family = await submitted();
    await answer(family, {});
    await ask({ ...plain, kind: 'TEXT' });
    await ask({ askedFrom: addDays(t.clock.now().toISOString().slice(0, 10), 2) });
    await ask({ fromAge: 120 });
    const done = await cardsItem(family);
    const ofPerson = await ask();
    const missing = await cardsItem(family);
    expect([done, missing]).toEqual(['DONE', 'WAITING']);
    await answer(family, { [ofPerson.questionId]: optionOf(ofPerson, 'S') }, { revision: 1 });
    expect(await cardsItem(family)).toBe('DONE');
    const ofFamily = await ask({ askedOf: 'FAMILY', kind: 'YES_NO', options: [] });
    expect(await cardsItem(family)).toBe('WAITING');
    await retire(ofFamily);
    expect(await cardsItem(family)).toBe('DONE');
  });
});

describe('ages', () => {
  const child = async () => {
    const family = await startFamily(t, conventionId);
    const added = await call(t, addParticipant, { body: participantPayload(family) }, family);
    await call(t, selectPackage, { query: { ...family.of, packageId } }, family);
    await call(t, submitForApproval, { query: family.of, body: {} }, family);
    expect(added.status).toBe(200);
    const personId = (await cardsOf(family)).people[1]?.personId ?? '';
    await answer(family, {});
    await answer(family, {}, { personId });
    return { family, personId };
  };

  it('are counted for families, staff and the checklist alike, also around a leap day', async () => {
    const { family, personId } = await child();
    // Nobody but the child is that young.
    const questions = [
      await ask({ fromAge: 6, toAge: 6 }),
      await ask({ toAge: 5 }),
      await ask({ fromAge: 7, toAge: 9 }),
    ];
    for (const start of ['2027-02-28', '2027-03-01', '2028-02-28', '2028-02-29', '2028-03-01'])
      for (const dob of ['2020-02-28', '2020-02-29', '2020-03-01', '2021-02-28', '2021-03-01']) {
        await t.database.db
          .update(conventions)
          .set({ startDate: start, endDate: '2028-03-09', conventionDeadline: '2027-01-01' })
          .where(eq(conventions.id, conventionId));
        await t.database.pool.query(
          `update order_participants set frozen = jsonb_set(frozen, '{dob}', to_jsonb($2::text)) where person_id = $1`,
          [personId, dob],
        );
        const { people } = await cardsOf(family);
        const asked = people.find((one) => one.personId === personId)?.asked ?? [];
        const counted = [];
        for (const question of questions)
          if ((await read(question)).asked === 1) counted.push(question.questionId);
        expect([start, dob, counted]).toEqual([start, dob, asked]);
        expect([start, dob, await cardsItem(family)]).toEqual([
          start,
          dob,
          asked.length > 0 ? 'WAITING' : 'DONE',
        ]);
        expect(asked.length).toBeLessThanOrEqual(1);
      }
  });
});

describe('a question', () => {
  it('that nobody has answered is changed in every way, moved and deleted', async () => {
    const [first, second] = [await ask(), await ask({ text: { en: 'Which cap?', ml: '' } })];
    const params = { conventionId };
    const ids = [second.questionId, first.questionId];
    const ordered = await call(t, admin.orderQuestions, { params, body: { ids } }, organiser);
    expect(ordered.data.map(({ questionId }) => questionId)).toEqual(ids);
    const changed = await change(first, { kind: 'TEXT', askedOf: 'FAMILY', options: [] });
    expect(changed.data).toMatchObject({ kind: 'TEXT', askedOf: 'FAMILY', options: [], revision: 1 });
    const remove = (revision: string) =>
      call(t, admin.deleteQuestion, { ...at(first), query: { revision } }, organiser);
    expect((await remove('0')).codes).toEqual(['CONFLICT']);
    expect((await remove('1')).data).toEqual({ deleted: true });
    expect((await call(t, admin.getQuestion, at(first), registrar)).codes).toEqual(['NOT_FOUND']);
  });

  it('that has answers is mended and given options, not bent and not deleted', async () => {
    const family = await submitted();
    const question = await ask();
    await answer(family, { [question.questionId]: optionOf(question, 'M') });
    const { options } = draftOf(question);
    const [s, m, l] = options as [(typeof options)[0], (typeof options)[0], (typeof options)[0]];
    const bent = await Promise.all([
      change(question, { kind: 'SEVERAL' }),
      change(question, { askedOf: 'FAMILY' }),
      change(question, { options: [s, m] }),
      change(question, { options: [s, { ...m, en: 'Medium' }, l] }),
      call(t, admin.deleteQuestion, { ...at(question), query: { revision: '0' } }, organiser),
    ]);
    expect(bent.map(({ codes }) => codes)).toEqual(bent.map(() => ['QUESTION_HAS_ANSWERS']));
    const mended = await change(question, {
      text: { en: 'Which size of jersey?', ml: 'ജേഴ്സിയുടെ അളവ്?' },
      options: [l, { ...m, ml: 'ഇടത്തരം' }, s, { optionId: undefined, en: 'XL', ml: '' }] as typeof options,
    });
    expect(mended.data.options.map(({ en, count }) => [en, count])).toEqual([
      ['L', 0],
      ['M', 1],
      ['S', 0],
      ['XL', 0],
    ]);
    const entries = await t.database.db
      .select({ action: auditLog.action, after: auditLog.after })
      .from(auditLog)
      .where(eq(auditLog.entityId, conventionId));
    expect(entries).toMatchObject([
      { action: 'question.added' },
      { action: 'question.changed', after: { text: { en: 'Which size of jersey?' } } },
    ]);
  });

  it('stays as it is for an older revision, and takes no option of another question', async () => {
    const [question, other] = [await ask(), await ask()];
    const text = { en: 'Which size?', ml: '' };
    const answers = await Promise.all([change(question, { text }), change(question, { text })]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['CONFLICT']);
    const stolen = await change(other, { options: draftOf(question).options });
    expect(stolen.errors).toMatchObject([{ field: 'options.0.en', message: questionMessages.unknownOption }]);
  });

  it('is the twentieth at most, also when some are added or asked again at once', async () => {
    const retired = await ask();
    await retire(retired);
    for (let each = 0; each < 19; each += 1) await ask({ ...plain, kind: 'TEXT' });
    const body = { ...plain, kind: 'TEXT' as const };
    const add = () => call(t, admin.addQuestion, { params: { conventionId }, body }, organiser);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, add),
      call(t, admin.askQuestionAgain, at(retired), organiser),
    ]);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(
      Array.from({ length: 5 }, () => 'TOO_MANY_QUESTIONS'),
    );
  });

  it.each<[string, Partial<QuestionDraft>]>([
    ['options', { options: [{ en: 'S', ml: '' }] }],
    [
      'options.1.en',
      {
        options: [
          { en: 'S', ml: '' },
          { en: ' s ', ml: '' },
        ],
      },
    ],
    ['options', { kind: 'TEXT' }],
    ['text.en', { text: { en: '', ml: '' } }],
    ['toAge', { fromAge: 16, toAge: 12 }],
    ['fromAge', { askedOf: 'FAMILY', fromAge: 16 }],
    ['max', { max: 4 }],
  ])('is refused with a wrong %s', async (field, wrong) => {
    const { errors } = await callLoosely(
      t,
      admin.addQuestion,
      { params: { conventionId }, body: { ...jersey, ...wrong } },
      organiser,
    );
    expect(errors.map((one) => one.field)).toEqual([field]);
  });
});

describe('two at once', () => {
  const families = async (count: number) => {
    const all = [];
    for (let each = 0; each < count; each += 1) all.push(await submitted());
    return all;
  };

  it('a question is retired while families answer: each answer is stored whole or refused whole', async () => {
    const all = await families(6);
    const question = await ask();
    const [retired, ...answers] = await Promise.all([
      retire(question),
      ...all.map((family) => answer(family, { [question.questionId]: optionOf(question, 'S') })),
    ]);
    expect(retired.status).toBe(200);
    const stored = answers.filter(({ status }) => status === 200).length;
    const refused = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(refused).toEqual(refused.map(() => questionMessages.notAsked));
    expect(stored + refused.length).toBe(6);
    expect(await read(question)).toMatchObject({ answered: stored });
  });

  it('a question is bent while families answer: either it has no answers, or it stays', async () => {
    for (const family of await families(5)) {
      const question = await ask();
      const m = optionOf(question, 'M');
      const options = draftOf(question).options.filter(({ en }) => en !== 'M');
      const [bent, answered] = await Promise.all([
        change(question, { options }),
        answer(family, { [question.questionId]: m }),
      ]);
      expect([bent.status, answered.status].filter((status) => status === 200)).toHaveLength(1);
      const now = await read(question);
      expect(now.options.map(({ en }) => en)).toEqual(bent.status === 200 ? ['S', 'L'] : ['S', 'M', 'L']);
      expect(now.answered).toBe(answered.status === 200 ? 1 : 0);
      await retire(question);
    }
  });

  it('a question waits for an answer that is being stored, before it is deleted', async () => {
    const [family] = await families(1);
    if (!family) throw new Error('No family');
    const question = await ask();
    const [removed, answered] = await Promise.all([
      call(t, admin.deleteQuestion, { ...at(question), query: { revision: '0' } }, organiser),
      answer(family, { [question.questionId]: optionOf(question, 'S') }),
    ]);
    expect([removed.status, answered.status].filter((status) => status === 200)).toHaveLength(1);
  });
});

describe('answers', () => {
  it('are found by name and number, and read at the registration, by registrars alone', async () => {
    const [family, other] = [await submitted({ firstName: 'Zuleika' }), await submitted()];
    const question = await ask();
    await answer(family, { [question.questionId]: optionOf(question, 'L') });
    await answer(other, { [question.questionId]: optionOf(question, 'S') });
    for (const search of ['Zuleika', family.tempNumber])
      expect((await rowsOf(question, { search })).map(({ orderId }) => orderId)).toEqual([family.orderId]);
    const record = { params: { orderId: family.orderId } };
    expect((await call(t, admin.getAnswersOfOrder, record, registrar)).data).toMatchObject([
      { questionId: question.questionId, answers: [{ answer: optionOf(question, 'L') }] },
    ]);
    const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
    expect((await call(t, admin.getAnswersOfOrder, record, viewer)).status).toBe(403);
    expect((await exportOf(question, viewer)).statusCode).toBe(403);
  });

  it('find registrations as the list of answers does, for who reads answers', async () => {
    const [small, large, silent, gone] = [
      await submitted(),
      await submitted(),
      await submitted(),
      await submitted(),
    ];
    const question = await ask();
    const cars = await ask({ ...plain, kind: 'YES_NO', askedOf: 'FAMILY', fromAge: null, toAge: null });
    await answer(small, { [question.questionId]: optionOf(question, 'S') });
    await answer(large, { [question.questionId]: optionOf(question, 'L') });
    await answer(gone, { [question.questionId]: optionOf(question, 'L') });
    await answerAsFamily(small, { [cars.questionId]: false });
    await call(t, cancelOrder, { params: { orderId: gone.orderId }, body: {} }, gone);
    const found = async ({ questionId }: Asked, said: string, who = registrar) => {
      const query = { conventionId, answer: `${questionId}.${said}`, pageSize: '100' };
      const listed = await call(t, listRegistrations, { query }, who);
      return listed.codes.length > 0 ? listed.codes : listed.data.docs.map(({ _id }) => _id).toSorted();
    };
    const idsOf = (...them: TestFamily[]) => them.map(({ orderId }) => orderId).toSorted();
    expect(await found(question, optionOf(question, 'L'))).toEqual(idsOf(large));
    expect(await found(question, 'ANSWERED')).toEqual(idsOf(small, large));
    expect(await found(question, 'MISSING')).toEqual(idsOf(silent));
    expect(await found(cars, 'NO')).toEqual(idsOf(small));
    expect(await found(cars, 'YES')).toEqual([]);
    expect(await found(cars, 'MISSING')).toEqual(idsOf(large, silent));
    for (const state of ['ANSWERED', 'MISSING'] as const) {
      const rows = (await rowsOf(question, { state })).map(({ orderId }) => orderId);
      expect(await found(question, state)).toEqual(rows.toSorted());
    }
    // With another filter both count.
    const query = { conventionId, answer: `${question.questionId}.ANSWERED`, search: small.tempNumber };
    const both = await call(t, listRegistrations, { query }, registrar);
    expect(both.data.docs.map(({ _id }) => _id)).toEqual([small.orderId]);
    const viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
    expect(await found(question, 'ANSWERED', viewer)).toEqual(['FORBIDDEN']);
    expect(await found({ ...question, questionId: crypto.randomUUID() }, 'YES')).toEqual([]);
  });

  it('never become formulas in a file', async () => {
    const family = await submitted();
    const question = await ask({ ...plain, kind: 'TEXT' });
    await answer(family, { [question.questionId]: '=1+1' });
    expect((await exportOf(question)).body).toContain("'=1+1");
  });

  it('of a cancelled registration are not counted, but keep their question from being bent', async () => {
    const family = await submitted();
    const question = await ask();
    await answer(family, { [question.questionId]: optionOf(question, 'L') });
    const { orderId, token } = family;
    await call(t, cancelOrder, { params: { orderId }, body: {} }, { token });
    expect(await read(question)).toMatchObject({ asked: 0, answered: 0, isAnswered: true });
    expect((await change(question, { kind: 'SEVERAL' })).codes).toEqual(['QUESTION_HAS_ANSWERS']);
  });

  it('stand in no log, mail or general search', async () => {
    const family = await submitted();
    const question = await ask({ ...plain, kind: 'TEXT' });
    await answer(family, { [question.questionId]: 'Quokka' });
    for (const table of ['audit_log', 'outbox_mails', 'orders', 'order_participants', 'people']) {
      const { rows } = await t.database.db.execute(
        `select count(*)::int as found from ${table} x where x::text like '%Quokka%'`,
      );
      expect([table, rows]).toEqual([table, [{ found: 0 }]]);
    }
  });

  it('are in "Your data", and go with the person when two accounts are merged', async () => {
    const kept = await createRegistrant(t);
    const duplicate = await submitted();
    const question = await ask();
    await answer(duplicate, { [question.questionId]: optionOf(question, 'M') });
    const { body } = await download(t, downloadMyData, duplicate, {});
    expect(JSON.parse(body)).toMatchObject({
      conventionAnswers: [{ question: 'Which jersey size?', answer: 'M' }],
    });
    const merge = { duplicateId: duplicate.account.id, dryRun: false, reason: 'Signed up twice' };
    await call(t, mergePeople, { params: { userId: kept.id }, body: merge }, registrar);
    const { people } = await cardsOf({ ...duplicate, token: await signInAs(t, kept) });
    expect(people[0]?.answers).toEqual({ [question.questionId]: optionOf(question, 'M') });
  });

  it('are deleted when the period after the convention is over, and no day earlier', async () => {
    const family = await submitted();
    const [question, ofFamily] = [await ask(), await ask({ askedOf: 'FAMILY' })];
    await answer(family, { [question.questionId]: optionOf(question, 'M') });
    await answerAsFamily(family, { [ofFamily.questionId]: optionOf(ofFamily, 'M') });
    const today = t.clock.now().toISOString().slice(0, 10);
    const endsOn = (day: string) =>
      t.database.db
        .update(conventions)
        .set({ startDate: addDays(day, -3), endDate: day, conventionDeadline: addDays(day, -9) })
        .where(eq(conventions.id, conventionId));
    const left = () => t.database.db.$count(conventionAnswers, eq(conventionAnswers.orderId, family.orderId));
    await endsOn(addDays(today, -retentionDays.card));
    await applyRetention(t.ctx);
    expect(await left()).toBe(2);
    await endsOn(addDays(today, -retentionDays.card - 1));
    await applyRetention(t.ctx);
    expect(await left()).toBe(0);
    expect((await read(question)).isAnswered).toBe(false);
  });
});
