import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import type { AnyEndpoint } from '@sangamam/contract/http/endpoint';
import { listPackages } from '@sangamam/contract/conventions/packages/package-endpoints';
import { listParticipants } from '@sangamam/contract/orders/participants/participant-endpoints';
import { login } from '@sangamam/contract/accounts/account-endpoints';
import { staffRoles, type StaffRole } from '@sangamam/contract/accounts/roles';
import { getReviewById } from '@sangamam/contract/orders/order-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { cast } from '#seed/cast.ts';
import type { Family } from '#seed/cast/family.ts';
import { seedCast } from '#seed/demo/seed-demo.ts';
import { demoPassword } from '#seed/factories/demo-password.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';
import { upload } from '#test/upload.ts';

import { authorizationMatrix, type MatrixRow, type Whose } from './authorization-matrix.ts';

/** A signed-in family with an unfinished registration. */
interface SignedInFamily extends Whose {
  token: string;
}

const namesOfIds: Whose = {
  userId: 'userId',
  orderId: 'orderId',
  participantId: 'participantId',
  conventionId: 'conventionId',
  packageId: 'packageId',
};
const aFile = { name: 'form.pdf', bytes: Buffer.from('not a form') };
const rows = Object.entries(authorizationMatrix);
const ownedRows = rows.filter(([, { notTheirs }]) => notTheirs !== undefined);
const rowsOfPeople = ownedRows.filter(
  ([, { own }]) => own && JSON.stringify(own(namesOfIds)).includes('"participantId"'),
);

describe('who may do what', () => {
  let t: TestApp;
  let a: SignedInFamily;
  let b: SignedInFamily;
  const staffTokens = new Map<StaffRole, string>();
  beforeAll(async () => {
    t = await buildTestApp();
    await seedCast(t.ctx);
    a = await signIn(cast.tharayil);
    b = await signIn(cast.valiyaparambil);
    for (const role of staffRoles) staffTokens.set(role, await signInAs(t, await createStaff(t, role)));
  });
  afterAll(() => t.close());

  async function signIn({ registrant: { email } }: Family): Promise<SignedInFamily> {
    const { id: userId, token } = (
      await call(t, login, { body: { username: email, password: demoPassword } })
    ).data;
    const conventionId = (await call(t, listOpenConventions, {})).data[0]?._id ?? '';
    const { orderId, participants } = (
      await call(t, listParticipants, { query: { userId, conventionId } }, { token })
    ).data;
    const packages = (await call(t, listPackages, { query: { conventionId } })).data;
    const participantId = participants.at(-1)?.userId._id ?? '';
    return { userId, token, conventionId, orderId, participantId, packageId: packages[0]?._id ?? '' };
  }
  const nobody = (): Whose => ({
    ...a,
    userId: crypto.randomUUID(),
    orderId: crypto.randomUUID(),
    participantId: crypto.randomUUID(),
  });
  function endpointOf(key: string): AnyEndpoint {
    const found = t.app.endpoints.find(({ method, path }) => `${method} ${path}` === key);
    if (found === undefined) throw new Error(`${key} is in the matrix and not bound`);
    return found;
  }
  const ask = (key: string, row: MatrixRow, whose: Whose, token?: string) => {
    const endpoint = endpointOf(key);
    const input = { ...anyParams(key), ...row.own?.(whose) };
    // Files of a family: a form, as the endpoint expects it.
    if (endpoint.upload && row.own && token !== undefined) {
      const { query = {}, body = {} } = row.own(whose);
      const fields = body as Record<string, string>;
      return upload(t, endpoint, { query, fields, files: [aFile] }, { token });
    }
    return callLoosely(t, endpoint, input, { token });
  };

  it('is written down for every endpoint', () => {
    const bound = t.app.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(rows.map(([key]) => key).toSorted()).toEqual(bound.toSorted());
  });

  it.each(rows)('nobody signed in: %s', async (key, row) => {
    const { status } = await ask(key, row, a);
    expect(status === 401).toBe(row.may !== 'everybody');
  });

  it.each(rows)('asks for a fresh proof, and for a second factor first, as written: %s', (key, row) => {
    const { freshProof = false, beforeSecondFactor = false } = endpointOf(key);
    expect([freshProof, beforeSecondFactor]).toEqual([row.proof === true, row.beforeSecondFactor === true]);
  });

  // The ids do not exist, so that authorized calls change nothing.
  it.each(rows.filter(([key]) => !key.endsWith('/logout')))('each role of staff: %s', async (key, row) => {
    for (const role of staffRoles) {
      const { status, codes } = await ask(key, row, nobody(), staffTokens.get(role));
      const isAllowed = mayStaff(row, role);
      expect([key, role, codes.includes('FORBIDDEN')]).toEqual([key, role, !isAllowed]);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
    }
  });

  it.each(ownedRows)("another family's record is one that does not exist: %s", async (key, row) => {
    const before = await call(t, getReviewById, { params: { orderId: a.orderId } }, a);
    const [theirs, nobodys] = [await ask(key, row, a, b.token), await ask(key, row, nobody(), b.token)];
    expect(theirs.status).toBe(404);
    expect(theirs.codes).toEqual([row.notTheirs]);
    expect(theirs.errors).toEqual(nobodys.errors);
    const after = await call(t, getReviewById, { params: { orderId: a.orderId } }, a);
    expect(after.data).toEqual(before.data);
  });

  it.each(rowsOfPeople)("another family's person is nobody in the own registration: %s", async (key, row) => {
    const theirs = await ask(key, row, { ...b, participantId: a.participantId }, b.token);
    const nobodys = await ask(key, row, { ...b, participantId: nobody().participantId }, b.token);
    expect(theirs.status).toBe(404);
    expect(theirs.errors).toEqual(nobodys.errors);
  });

  it.each(rows.filter(([key]) => !key.endsWith('/logout')))(
    'a registrant, for what is their own: %s',
    async (key, row) => {
      const { status, codes } = await ask(key, row, a, a.token);
      const isAllowed = typeof row.may === 'string';
      expect(codes.includes('FORBIDDEN')).toBe(!isAllowed);
      expect(status).not.toBe(401);
      expect(status).toBeLessThan(500);
      expect(codes).not.toContain(row.notTheirs);
    },
  );
});

function mayStaff({ may }: MatrixRow, role: StaffRole): boolean {
  if (typeof may === 'string') return may !== 'registrants';
  return role === 'ADMIN' || may.includes(role);
}

/** The path with its placeholders filled by ids of no record. */
function anyParams(key: string): { params: Record<string, string> } {
  const names = [...key.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  return { params: Object.fromEntries(names.map((name) => [name, crypto.randomUUID()])) };
}
