import { addDays } from '@sangamam/contract/fields/dates/calendar-date';
import { listStays } from '@sangamam/contract/hotel/stays/hotel-admin-endpoints';
import * as letters from '@sangamam/contract/letters/letter-endpoints';
import type { LetterAudience } from '@sangamam/contract/letters/letter-draft';
import { listJourneys } from '@sangamam/contract/travel/journeys/transport-endpoints';
import { createRun, moveFamily } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { hotelStays, letters as letterTable, people } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import type { TestFamily } from '#test/fixtures/registrations.ts';
import { buildTransportDesk, type TransportDesk } from '#test/fixtures/travellers.ts';
import { expectInvariants } from '#test/invariants.ts';
import { outbox } from '#test/outbox.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { handOverLetter } from '../hand-over-letter.ts';

interface Caller {
  token: string;
}

let t: TestApp;
let desk: TransportDesk;

beforeAll(async () => {
  t = await buildTestApp();
});
beforeEach(async () => {
  desk = await buildTransportDesk(t);
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const journeys = (filters: Extract<LetterAudience, { list: 'JOURNEYS' }>['filters']): LetterAudience => ({
  list: 'JOURNEYS',
  name: '',
  filters,
  first: 'SUBMITTED',
});
const draft = (audience: LetterAudience) => ({
  conventionId: desk.conventionId,
  subjectEn: 'The bus waits',
  bodyEn: '<p>It waits at door 3.</p>',
  subjectMl: '',
  bodyMl: '',
  audience,
});
const create = (audience: LetterAudience, who: Caller) =>
  call(t, letters.createLetter, { body: draft(audience) }, who);
const at = (letterId: string) => ({ params: { letterId } });
const read = async (letterId: string) =>
  (await call(t, letters.getLetter, at(letterId), desk.registrar)).data;

async function prepare(letterId: string, who: Caller = desk.registrar) {
  const { revision } = await read(letterId);
  return call(t, letters.prepareLetter, { ...at(letterId), body: { revision } }, who);
}

async function prepared(audience: LetterAudience, who: Caller = desk.registrar) {
  const { data, codes } = await create(audience, who);
  expect(codes).toEqual([]);
  const found = await prepare(data._id, who);
  expect(found.codes).toEqual([]);
  return found.data;
}

const recipients = async (letterId: string) =>
  (await call(t, letters.listLetterRecipients, { ...at(letterId), query: {} }, desk.registrar)).data.docs;
const found = async (audience: LetterAudience, who: Caller = desk.registrar) =>
  (await recipients((await prepared(audience, who))._id)).map(({ orderId }) => orderId);
const idsOf = (...families: TestFamily[]) => families.map(({ orderId }) => orderId);
const staff = async (...roles: Parameters<typeof createStaff>[1][]) => ({
  token: await signInAs(t, await createStaff(t, ...roles)),
});

describe('the families of the list of journeys', () => {
  it('are found by airport, day, direction, time and seats, each once, with the reason why not', async () => {
    const [early, late] = [await desk.traveller('08:00', 2), await desk.traveller('14:00', 3)];
    const tampa = await desk.traveller('09:00', 1, 'TPA');
    const nowhere = await desk.traveller('14:30', 1);
    const unplanned = await desk.confirmedFamily();
    await t.database.db.update(people).set({ email: null }).where(eq(people.id, nowhere.selfId));
    const arrivals = { direction: 'ARRIVAL', airport: 'MCO', day: desk.day } as const;

    const letter = await prepared(journeys(arrivals));
    expect(letter.counts).toMatchObject({ recipients: 2, without: 1 });
    expect((await recipients(letter._id)).map(({ orderId, reason }) => [orderId, reason])).toEqual([
      [early.orderId, null],
      [late.orderId, null],
      [nowhere.orderId, 'NO_ADDRESS'],
    ]);
    expect(await found(journeys({ airport: 'TPA' }))).toEqual(idsOf(tampa));
    expect(await found(journeys({ ...arrivals, from: '12:00', until: '17:59' }))).toEqual(
      idsOf(late, nowhere),
    );
    expect(await found(journeys({ direction: 'DEPARTURE' }))).toEqual([]);
    expect(await found(journeys({ view: 'NO_PLAN' }))).toEqual(idsOf(unplanned));
    expect(await found(journeys({ search: early.tempNumber }))).toEqual(idsOf(early));
    // One direction each way is one letter.
    expect(await found(journeys({ view: 'NOT_WANTED' }))).toEqual(idsOf(early, late, tampa, nowhere));

    const run = (await call(t, createRun, { ...desk.at, body: desk.draft() }, desk.hospitality)).data;
    const body = { orderId: early.orderId, direction: 'ARRIVAL' as const, fromRunId: null, toRunId: run._id };
    await call(t, moveFamily, { ...desk.at, body }, desk.hospitality);
    expect(await found(journeys({ ...arrivals, view: 'SEATED' }))).toEqual(idsOf(early));
    expect(await found(journeys({ ...arrivals, view: 'UNSEATED' }))).toEqual(idsOf(late, nowhere));
  });

  it('are those that the list shows with the same filters', async () => {
    for (const [time, airport] of [
      ['08:00', 'MCO'],
      ['14:00', 'TPA'],
    ] as const)
      await desk.traveller(time, 2, airport);
    for (const filters of [
      {},
      { airport: 'TPA' },
      { view: 'NOT_WANTED' },
      { from: '07:00', until: '09:00' },
    ]) {
      const shown = await call(t, listJourneys, { ...desk.at, query: filters as object }, desk.registrar);
      const orderIds = new Set(shown.data.docs.map(({ orderId }) => orderId));
      expect(new Set(await found(journeys(filters as object)))).toEqual(orderIds);
    }
  });

  it('get a letter that was stopped and corrected', async () => {
    const family = await desk.traveller('08:00', 2);
    const elsewhere = await desk.traveller('08:00', 2, 'TPA');
    const { _id: letterId } = await prepared(journeys({ airport: 'MCO' }));
    const send = async () => {
      const { revision } = await read(letterId);
      const body = { revision, scheduledFor: null };
      expect((await call(t, letters.sendLetter, { ...at(letterId), body }, desk.registrar)).codes).toEqual(
        [],
      );
      return handOverLetter(t.ctx, letterId);
    };
    expect(await send()).toBe(1);
    const stopped = await call(t, letters.stopLetter, at(letterId), desk.registrar);
    const corrected = { ...draft(journeys({ airport: 'MCO' })), subjectEn: 'The bus waits longer' };
    const body = { ...corrected, revision: stopped.data.revision };
    const changed = await call(t, letters.changeLetter, { ...at(letterId), body }, desk.registrar);
    expect(changed.data.counts).toMatchObject({ waiting: 1 });
    expect(await send()).toBe(1);
    const mailsTo = async ({ account }: TestFamily) =>
      (await outbox(t, { to: account.email })).filter(({ kind }) => kind === 'letter');
    expect((await mailsTo(family)).at(-1)?.subject).toBe('The bus waits longer');
    expect(await mailsTo(elsewhere)).toEqual([]);
  });

  it('are written to by who may see the list only', async () => {
    await desk.traveller('08:00', 2);
    const audience = journeys({ airport: 'MCO' });
    expect((await create(audience, desk.treasurer)).codes).toEqual(['FORBIDDEN']);
    expect((await create(audience, desk.hospitality)).codes).toEqual(['FORBIDDEN']);
    const letter = await prepared(audience);
    expect((await prepare(letter._id, desk.treasurer)).codes).toEqual(['FORBIDDEN']);
    const change = async (to: LetterAudience) => {
      const { revision } = await read(letter._id);
      const body = { ...draft(to), subjectEn: 'Another subject', revision };
      return call(t, letters.changeLetter, { ...at(letter._id), body }, desk.treasurer);
    };
    expect((await change(journeys({ airport: 'TPA' }))).codes).toEqual(['FORBIDDEN']);
    expect((await change(audience)).data.subjectEn).toBe('Another subject');
    expect(await found(audience, await staff('TREASURER', 'HOSPITALITY'))).toHaveLength(1);
  });
});

describe('the families of the rooming list', () => {
  const stays = (filters: Extract<LetterAudience, { list: 'STAYS' }>['filters']): LetterAudience => ({
    list: 'STAYS',
    name: '',
    filters,
    first: 'SUBMITTED',
  });

  it('are found by view, night and search, also those whose rooms are released', async () => {
    const who = await staff('REGISTRAR', 'HOSPITALITY');
    const [numbered, missing] = [await desk.traveller('08:00', 2), await desk.traveller('08:00', 2)];
    const gone = await desk.confirmedFamily();
    // Without the mail that tells a family its number.
    const enter = ({ orderId }: TestFamily, confirmationNumber: string) =>
      t.database.db.insert(hotelStays).values({ orderId, confirmationNumber });
    await enter(numbered, 'HY-1');
    await enter(gone, 'HY-2');
    await desk.cancels(gone);
    for (const [filters, families] of [
      [{}, [numbered, missing]],
      [{ view: 'NUMBERED' }, [numbered]],
      [{ view: 'MISSING' }, [missing]],
      [{ night: desk.day }, [numbered, missing]],
      [{ night: addDays(desk.day, -1) }, []],
      [{ search: missing.tempNumber }, [missing]],
      [{ view: 'RELEASE' }, [gone]],
    ] as const) {
      const { data } = await call(t, listStays, { ...desk.at, query: filters }, who);
      const shown = data.docs.map(({ orderId }) => orderId).toSorted();
      expect([filters, shown]).toEqual([filters, idsOf(...families).toSorted()]);
      const letter = await prepared(stays(filters), who);
      const got = (await recipients(letter._id)).map(({ orderId }) => orderId).toSorted();
      expect([filters, got]).toEqual([filters, shown]);
      expect(letter.counts.without).toBe(0);
    }
  });

  it('are written to by the hospitality team only', async () => {
    expect((await create(stays({}), desk.registrar)).codes).toEqual(['FORBIDDEN']);
    expect((await create(stays({}), desk.treasurer)).codes).toEqual(['FORBIDDEN']);
  });
});

describe('the families of the list of payments', () => {
  const payments = (filters: Extract<LetterAudience, { list: 'PAYMENTS' }>['filters']): LetterAudience => ({
    list: 'PAYMENTS',
    name: '',
    filters,
    first: 'SUBMITTED',
  });

  it('are found by view, state, method and search, each once, also those to whom money is due', async () => {
    const short = await desk.familyThatPaid(400);
    const waits = await desk.family();
    await desk.reports(waits);
    const gone = await desk.confirmedFamily();
    await desk.cancels(gone);
    for (const [filters, families] of [
      [{ view: 'SHORT' }, [short]],
      [{ view: 'TO_MATCH' }, [waits]],
      [{ view: 'REFUND_DUE' }, [gone]],
      [{ search: waits.tempNumber }, [waits]],
      [{ method: 'PAYPAL' }, []],
    ] as const)
      expect([filters, await found(payments(filters), desk.treasurer)]).toEqual([
        filters,
        idsOf(...families),
      ]);
    const all = await prepared(payments({}), desk.treasurer);
    expect(all.counts).toMatchObject({ recipients: 2, without: 1 });
    expect(all.reasons).toEqual([{ reason: 'CANCELLED', count: 1 }]);
  });

  it('who have not reported one are those of that list', async () => {
    const [late, other] = [await desk.family(), await desk.family()];
    const reported = await desk.family();
    await desk.reports(reported);
    const gone = await desk.family();
    await desk.cancels(gone);
    const unreported = (filters: { search?: string }): LetterAudience => ({
      list: 'UNREPORTED',
      name: '',
      filters,
      first: 'SUBMITTED',
    });
    expect(await found(unreported({}), desk.treasurer)).toEqual(idsOf(late, other));
    expect(await found(unreported({ search: other.tempNumber }), desk.treasurer)).toEqual(idsOf(other));
    expect((await create(unreported({}), desk.registrar)).codes).toEqual(['FORBIDDEN']);
  });

  it('are written to by treasurers only', async () => {
    expect((await create(payments({}), desk.registrar)).codes).toEqual(['FORBIDDEN']);
  });
});

it('an audience that names no list is one of registrations, and the same as one that names it', async () => {
  await desk.family();
  const audience = { name: '', filters: {}, first: 'SUBMITTED' as const };
  const letter = await prepared(audience);
  expect(letter.counts.recipients).toBe(1);
  const stored = await t.database.db.select().from(letterTable).where(eq(letterTable.id, letter._id));
  expect(stored[0]?.audience.list).toBeUndefined();
  const body = { ...draft({ list: 'REGISTRATIONS', ...audience }), revision: letter.revision };
  const changed = await call(t, letters.changeLetter, { ...at(letter._id), body }, desk.registrar);
  expect(changed.data.preparedAt).not.toBeNull();
});
