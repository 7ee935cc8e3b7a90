import { registrantAge } from '@sangamam/contract/accounts/registrant-age';
import { signUpMessages } from '@sangamam/contract/accounts/sign-up/sign-up-messages';
import { signUp } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { people } from '#server/db/schema/schema.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { signUpPayload } from '#test/fixtures/sign-up-payload.ts';
import { outbox } from '#test/outbox.ts';

describe('signing up', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  const storedPeople = async () => (await t.database.db.select().from(people)).length;

  it('stores the account and mails the link that sets the password', async () => {
    const payload = signUpPayload({ email: '  Mariamma@Example.org ' });
    const answer = await call(t, signUp, { body: payload });
    expect(answer.data.email).toBe('mariamma@example.org');
    expect(answer.headers['cache-control']).toBe('no-store');

    const mails = await outbox(t, { to: 'mariamma@example.org' });
    expect(mails).toHaveLength(1);
    expect(mails[0]?.kind).toBe('account.set-password');
    expect(mails[0]?.links[0]).toMatch(/^http:\/\/sangamam\.test\/set-password\/[\w-]{43}$/u);
  });

  it('does not store the token of the link', async () => {
    const payload = signUpPayload();
    await call(t, signUp, { body: payload });
    const [mail] = await outbox(t, { to: payload.email });
    const token = mail?.links[0]?.split('/').at(-1) ?? '';
    expect(token).toHaveLength(43);
    const { rows } = await t.database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from account_tokens where encode(token_hash, 'escape') like '%' || $1 || '%'`,
      [token],
    );
    expect(rows[0]?.hits).toBe(0);
  });

  it('refuses an e-mail address in use, in any letter case, and stores nothing', async () => {
    await call(t, signUp, { body: signUpPayload({ email: 'known@example.org' }) });
    const before = await storedPeople();
    const answer = await call(t, signUp, { body: signUpPayload({ email: 'KNOWN@example.org' }) });
    expect(answer.status).toBe(409);
    expect(answer.errors).toEqual([
      { code: 'USER_EXIST', message: 'A user with this email address already exists', field: 'email' },
    ]);
    expect(await storedPeople()).toBe(before);
    expect(await outbox(t, { to: 'known@example.org' })).toHaveLength(1);
  });

  it('two concurrent sign-ups with one address: one succeeds', async () => {
    const body = signUpPayload();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(t, signUp, { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(['USER_EXIST', 'USER_EXIST', 'USER_EXIST']);
    expect(await outbox(t, { to: body.email })).toHaveLength(1);
  });

  it('reports every invalid field and stores nothing', async () => {
    const before = await storedPeople();
    const body = {
      ...signUpPayload(),
      firstName: 'A1',
      gender: 'OTHER',
      mobile: { countryCode: '+1', phoneNumber: '12' },
      role: 'ADMIN',
    };
    const answer = await callLoosely(t, signUp, { body });
    expect(answer.status).toBe(400);
    expect(new Set(answer.codes)).toEqual(new Set(['RQST_PARAMS_INVALID']));
    const sentences = new Map(answer.errors.map(({ field, message }) => [field, message]));
    expect(sentences.get('firstName')).toBe(signUpMessages.firstName);
    expect(sentences.get('gender')).toBe(signUpMessages.gender);
    expect(sentences.get('mobile.phoneNumber')).toBe(signUpMessages.mobile);
    expect(sentences.get('role')).toContain('not known');
    expect(await storedPeople()).toBe(before);
  });

  it("checks the age by the site's clock: too young today, old enough ten days later", async () => {
    const born = new Date(t.clock.now().getTime() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10);
    const dob = `${Number(born.slice(0, 4)) - registrantAge.min}${born.slice(4)}`;
    const body = signUpPayload({ dob });
    const tooYoung = await call(t, signUp, { body });
    expect([tooYoung.status, tooYoung.errors[0]?.field]).toEqual([400, 'dob']);
    t.clock.advance({ days: 11 });
    expect((await call(t, signUp, { body })).status).toBe(200);
  });

  it('refuses a local unit that does not exist', async () => {
    const answer = await call(t, signUp, { body: signUpPayload({ organization: 'ORG99999' }) });
    expect(answer.status).toBe(400);
    expect(answer.errors[0]).toMatchObject({ code: 'RQST_PARAMS_INVALID', field: 'organization' });
  });

  it.each([
    ['the foreign unit', 'ORG10024', 'USA', 'IND'],
    ['Chicago', 'ORG10004', 'IND', 'USA'],
  ])('refuses a country that %s does not have', async (_, organization, wrong, right) => {
    const before = await storedPeople();
    const body = (country: string) => {
      const payload = signUpPayload({ organization, country });
      return { ...payload, address: { ...payload.address, country } };
    };
    expect((await call(t, signUp, { body: body(wrong) })).errors).toContainEqual({
      code: 'RQST_PARAMS_INVALID',
      field: 'country',
      message: signUpMessages.country,
    });
    expect(await storedPeople()).toBe(before);
    const address = {
      ...signUpPayload().address,
      country: right,
      ...(right === 'IND' && { postCode: '686001' }),
    };
    const accepted = signUpPayload({ organization, country: right, address });
    expect((await call(t, signUp, { body: accepted })).status).toBe(200);
  });

  it.each([
    ['nothing', undefined, 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['half an object', '{"firstName":', 400],
    ['a key twice', '{"firstName":"A","firstName":"B"}', 400],
    ['a prototype', '{"__proto__":{"isAdmin":true}}', 400],
    ['NUL', '{"firstName":"A\\u0000"}', 400],
    ['half a surrogate pair', '{"firstName":"\\ud800"}', 400],
    ['nesting without end', `${'['.repeat(2000)}${']'.repeat(2000)}`, 400],
    ['too much', JSON.stringify({ firstName: 'x'.repeat(70_000) }), 413],
  ])('answers %s in the envelope', async (_, payload, status) => {
    const response = await t.app.inject({
      method: 'POST',
      url: signUp.path,
      headers: { 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({
      success: false,
      errors: [{ message: expect.any(String) as string }],
    });
  });

  it('refuses every content type but JSON', async () => {
    const response = await t.app.inject({
      method: 'POST',
      url: signUp.path,
      headers: { 'content-type': 'application/xml' },
      payload: '<person/>',
    });
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ errors: [{ code: 'UNSUPPORTED_MEDIA_TYPE' }] });
  });
});
