import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { getRegistration } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
const as = {} as Record<'ADMIN' | 'REGISTRAR' | 'TREASURER' | 'VIEWER', { token: string }>;

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  for (const role of ['ADMIN', 'REGISTRAR', 'TREASURER', 'VIEWER'] as const satisfies StaffRole[])
    as[role] = { token: await signInAs(t, await createStaff(t, role)) };
});
afterAll(() => t.close());

const write = ({ orderId }: TestFamily, role: keyof typeof as, note: string, registrarsOnly: boolean) =>
  call(t, addStaffNote, { params: { orderId }, body: { note, registrarsOnly } }, as[role]);

/** The notes that a role reads, oldest first. */
const notesFor = async ({ orderId }: TestFamily, role: keyof typeof as) => {
  const { data } = await call(t, getRegistration, { params: { orderId } }, as[role]);
  return data.history
    .filter(({ action }) => action === 'order.noted')
    .map(({ reason, registrarsOnly, before, after }) => {
      expect([before, after]).toEqual([null, null]);
      return [reason, registrarsOnly];
    })
    .toReversed();
};

describe('notes about a registration', () => {
  it('are read by everybody who sees the registration, except those for registrars only', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await write(family, 'TREASURER', 'Pays on Friday', false);
    await write(family, 'REGISTRAR', 'Parish says no', true);
    const open = ['Pays on Friday', false];
    expect(await notesFor(family, 'TREASURER')).toEqual([open]);
    expect(await notesFor(family, 'VIEWER')).toEqual([open]);
    for (const role of ['REGISTRAR', 'ADMIN'] as const)
      expect(await notesFor(family, role)).toEqual([open, ['Parish says no', true]]);
  });

  it('one that says nothing of its readers, as older ones do, is for registrars only', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    await t.database.pool.query(
      `insert into audit_log (action, entity, entity_id, reason, at, actor_system)
       values ('order.noted', 'order', $1, 'From before', now(), 'retention')`,
      [family.orderId],
    );
    expect(await notesFor(family, 'VIEWER')).toEqual([]);
    expect(await notesFor(family, 'REGISTRAR')).toEqual([['From before', true]]);
  });

  it('nobody writes one that they could not read', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    expect((await write(family, 'TREASURER', 'Secret', true)).codes).toEqual(['FORBIDDEN']);
    expect((await write(family, 'VIEWER', 'Hello', false)).codes).toEqual(['FORBIDDEN']);
    expect(await notesFor(family, 'ADMIN')).toEqual([]);
  });

  it('of an unknown registration, or without text, are refused', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const unknown = { ...family, orderId: family.account.id };
    expect((await write(unknown, 'TREASURER', 'Hello', false)).codes).toEqual(['ORDER_NOT_FOUND']);
    expect((await write(family, 'TREASURER', ' ', false)).status).toBe(400);
  });
});
