import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  foreignLocalUnitId,
  getMasterData,
  getSystemSettings,
  guestLocalUnitId,
  listAirports,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { organizations, settings } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

describe('GET /v1/masterData/{type}', () => {
  it('answers months and days as two digits', async () => {
    const months = await call(t, getMasterData, { params: { type: 'MONTH' } });
    const days = await call(t, getMasterData, { params: { type: 'DAY' } });
    expect(months.data).toHaveLength(12);
    expect(months.data.at(0)).toBe('01');
    expect(days.data.at(-1)).toBe('31');
  });

  it('answers countries with every field of the specification', async () => {
    const { data } = await call(t, getMasterData, { params: { type: 'COUNTRY' } });
    expect(data.length).toBeGreaterThan(240);
    expect(
      data.find((one) => typeof one !== 'string' && 'Alpha3Code' in one && one.Alpha3Code === 'CAN'),
    ).toEqual({
      Name: 'Canada',
      Alpha2Code: 'CA',
      Alpha3Code: 'CAN',
      NativeName: 'Canada',
      Region: 'Americas',
      SubRegion: 'North America',
      Latitude: 60,
      Longitude: -95,
      Area: 9984670,
      NumericCode: '124',
      NativeLanguage: 'English',
      CurrencyCode: 'CAD',
      CurrencyName: 'Canadian dollar',
      CurrencySymbol: '$',
      Flag: '🇨🇦',
    });
  });

  it('answers the fifty states and the capital by name, and no territory', async () => {
    const { data } = await call(t, getMasterData, { params: { type: 'US_STATE' } });
    expect(data).toHaveLength(51);
    expect(data.slice(0, 2)).toEqual([
      { name: 'Alabama', abbreviation: 'AL' },
      { name: 'Alaska', abbreviation: 'AK' },
    ]);
    expect(data).toContainEqual({ name: 'District of Columbia', abbreviation: 'DC' });
    expect(data).not.toContainEqual({ name: 'Puerto Rico', abbreviation: 'PR' });
  });

  it.each(['PLANET', 'constructor', '%00'])('refuses the unknown kind %s', async (type) => {
    const answer = await callLoosely(t, getMasterData, { params: { type } });
    expect(answer.status).toBe(400);
    expect(answer.errors).toMatchObject([{ code: 'RQST_PARAMS_INVALID', field: 'type' }]);
  });
});

describe('reference data', () => {
  it.each([
    ['/v1/masterData/COUNTRY', 3_600],
    ['/v1/organization?type=PARISH&active=true', 1],
    ['/v1/system-settings', 1],
    ['/v1/system-settings/airports', 1],
  ])('%s may be cached and answers 304 to whoever has it', async (url, seconds) => {
    const first = await t.app.inject(url);
    const { etag, 'cache-control': rule } = first.headers;
    expect([first.statusCode, rule]).toEqual([
      200,
      `public, max-age=0, s-maxage=${seconds}, must-revalidate`,
    ]);
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const other = await t.app.inject({ url, headers: { 'if-none-match': '"something else"' } });
    expect(other.statusCode).toBe(200);
  });

  it('gets a new ETag as soon as it has changed', async () => {
    const url = '/v1/organization?type=LOCAL_UNIT';
    const { headers } = await t.app.inject(url);
    await t.database.db
      .insert(organizations)
      .values({ id: 'ORG90002', name: 'Anchorage', type: 'LOCAL_UNIT', active: true });
    const again = await t.app.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body.includes('Anchorage')]).toEqual([200, true]);
  });
});

describe('GET /v1/organization', () => {
  it('lists local units by name, with the foreign and the guest unit last', async () => {
    const { data } = await call(t, listOrganizations, { query: { type: 'LOCAL_UNIT', active: 'true' } });
    const names = data.slice(0, -2).map(({ name }) => name);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    expect(data.slice(-2).map(({ _id }) => _id)).toEqual([foreignLocalUnitId, guestLocalUnitId]);
  });

  it('ends the parishes with Other', async () => {
    const { data } = await call(t, listOrganizations, { query: { type: 'PARISH' } });
    expect(data.length).toBeGreaterThan(30);
    expect(data.at(-1)).toMatchObject({ name: 'Other', type: 'PARISH' });
  });

  it('leaves out inactive entries unless asked for them', async () => {
    const closed = { _id: 'ORG90001', name: 'Aberdeen', type: 'LOCAL_UNIT' };
    await t.database.db
      .insert(organizations)
      .values({ id: closed._id, name: closed.name, type: 'LOCAL_UNIT', active: false });
    const asked = async (active?: 'true' | 'false') => {
      const { data } = await call(t, listOrganizations, {
        query: { type: 'LOCAL_UNIT', ...(active && { active }) },
      });
      return data;
    };
    expect(await asked('true')).not.toContainEqual(closed);
    expect(await asked('false')).toEqual([closed]);
    expect(await asked()).toContainEqual(closed);
  });

  it.each([
    [{}, ['type']],
    [{ type: 'DIOCESE' }, ['type']],
    [{ type: 'PARISH', active: '1' }, ['active']],
    [{ active: 'yes' }, ['type', 'active']],
  ])('refuses the query %j', async (query, fields) => {
    const answer = await callLoosely(t, listOrganizations, { query });
    expect(answer.status).toBe(400);
    expect(answer.errors.map(({ field }) => field)).toEqual(fields);
  });
});

describe('GET /v1/system-settings', () => {
  it('answers defaults and the values that staff have set', async () => {
    const before = await call(t, getSystemSettings, {});
    expect(before.data.convenienceFee.CHASE).toBe(0);
    const convenienceFee = { CHASE: 0.5, CHEQUE: 1, PAYPAL: 3, CREDIT_CARD: 3 };
    await t.database.db.insert(settings).values([
      { key: 'convenienceFee', value: convenienceFee },
      { key: 'smtpPassword', value: 'never leaves' },
    ]);
    const after = await call(t, getSystemSettings, {});
    expect(after.data).toEqual({ ...before.data, convenienceFee });
  });
});

describe('GET /v1/system-settings/airports', () => {
  it('lists airports with code and name, the nearest first', async () => {
    const { data } = await call(t, listAirports, {});
    expect(data[0]).toEqual({ code: 'MCO', name: 'Orlando International (MCO)' });
  });
});
