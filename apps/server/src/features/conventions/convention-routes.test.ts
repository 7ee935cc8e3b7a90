import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import {
  getConvention,
  listConventions,
  listOpenConventions,
} from '@sangamam/contract/conventions/convention-endpoints';
import { addDays } from '@sangamam/contract/fields/dates/calendar-date';

let t: TestApp;
let ids: Record<'next' | 'later' | 'over' | 'draft' | 'withdrawn', string>;

beforeAll(async () => {
  t = await buildTestApp();
  const today = t.ctx.now().toISOString().slice(0, 10);
  const build = async (name: string, fields: Parameters<typeof buildConvention>[1]) =>
    (await buildConvention(t.ctx, { name, ...fields })).id;
  ids = {
    later: await build('Later', { startDate: addDays(today, 400), participantDisplay: false }),
    next: await build('Next', { startDate: addDays(today, 100) }),
    over: await build('Over', { startDate: addDays(today, -300) }),
    draft: await build('Draft', { startDate: addDays(today, 500), active: false, openedAt: null }),
    withdrawn: await build('Withdrawn', { startDate: addDays(today, 200), active: false }),
  };
});
afterAll(() => t.close());

describe('GET /v1/convention/registration-open/list', () => {
  it('lists the conventions that are open for registration, the next one first', async () => {
    const { data } = await call(t, listOpenConventions, {});
    expect(data.map(({ name }) => name)).toEqual(['Next', 'Later']);
    expect(data.every(({ registrationOpen }) => registrationOpen)).toBe(true);
  });

  it('leaves out a convention once its deadline has passed', async () => {
    const other = await buildTestApp();
    await buildConvention(other.ctx, { startDate: addDays(other.ctx.now().toISOString().slice(0, 10), 30) });
    expect((await call(other, listOpenConventions, {})).data).toHaveLength(1);
    other.clock.advance({ days: 18 });
    expect((await call(other, listOpenConventions, {})).data).toEqual([]);
    await other.close();
  });
});

describe('GET /v1/convention/{id}', () => {
  it('answers a past convention with its registration closed', async () => {
    const { data } = await call(t, getConvention, { params: { id: ids.over } });
    expect(data).toMatchObject({
      _id: ids.over,
      name: 'Over',
      registrationOpen: false,
      timeZone: 'America/New_York',
    });
    expect(data).not.toHaveProperty('openedAt');
  });

  it.each(['draft', 'unknown'] as const)('answers 404 for one that is %s', async (which) => {
    const id = which === 'draft' ? ids.draft : '01900000-0000-7000-8000-000000000000';
    const answer = await call(t, getConvention, { params: { id } });
    expect([answer.status, answer.codes]).toEqual([404, ['NOT_FOUND']]);
  });

  it('refuses an invalid id', async () => {
    const answer = await callLoosely(t, getConvention, { params: { id: "1' or '1'='1" } });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ field: 'id' }]);
  });
});

describe('GET /v1/convention', () => {
  it.each([
    [{ active: 'true' }, ['Later', 'Next', 'Over']],
    [{ active: 'true', participantDisplay: 'true' }, ['Next', 'Over']],
    [{ active: 'false' }, ['Withdrawn']],
    [{}, ['Later', 'Withdrawn', 'Next', 'Over']],
  ] as const)('lists names for %j, the latest first and no drafts', async (query, names) => {
    const { data } = await call(t, listConventions, { query });
    expect(data.map(({ name }) => name)).toEqual(names);
    expect(data.every((one) => Object.keys(one).toSorted().join() === 'id,name')).toBe(true);
  });

  it('refuses an invalid flag', async () => {
    const answer = await callLoosely(t, listConventions, {
      query: { active: 'TRUE', participantDisplay: '' },
    });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(['active', 'participantDisplay']);
  });
});

describe('GET /v1/convention/{id}/calendar.ics', () => {
  const read = (id: string) => t.app.inject(`/v1/convention/${id}/calendar.ics`);

  it('answers the days of a public convention as a calendar file', async () => {
    const { data } = await call(t, getConvention, { params: { id: ids.next } });
    const { statusCode, headers, body } = await read(ids.next);
    expect([statusCode, headers['content-type']]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=PUBLISH',
    ]);
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''Next.ics");
    expect(body).toContain(`\r\nUID:convention-${ids.next}@`);
    expect(body).toContain(`\r\nDTSTART;VALUE=DATE:${data.startDate.replaceAll('-', '')}\r\n`);
    expect(body).toContain(`\r\nDTEND;VALUE=DATE:${addDays(data.endDate, 1).replaceAll('-', '')}\r\n`);
    expect(body).toContain('DESCRIPTION:Register by ');
  });

  it('does not ask people to register for a convention that is over', async () => {
    expect((await read(ids.over)).body).not.toContain('Register by');
  });

  it.each(['draft', 'unknown'] as const)('answers 404 for one that is %s', async (which) => {
    const id = which === 'unknown' ? '01900000-0000-7000-8000-000000000000' : ids[which];
    const { statusCode, body } = await read(id);
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { errors: [{ code: 'NOT_FOUND' }] }]);
  });
});
