import { getUser, resetPassword, setPassword } from '@sangamam/contract/accounts/account-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createRegistrant, createStaff } from '#test/fixtures/accounts.ts';
import { outbox } from '#test/outbox.ts';
import { logIn } from '#test/sign-in-as.ts';
import { suspendAccount } from '#server/features/accounts/suspend/suspend-account.ts';

import { createAdministrator, resetAdministratorPassword } from './rescue-administrator.ts';

const password = 'Copper+Meadow+1891';
const tokenOf = (link: string | undefined) => link?.split('/').at(-1) ?? '';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

async function auditOf(userId: string): Promise<unknown[]> {
  const { rows } = await t.database.pool.query<object>(
    'select action, actor_id, actor_system from audit_log where entity_id = $1 order by at desc limit 1',
    [userId],
  );
  return rows;
}

describe('the link for an administrator who is locked out', () => {
  it('sets a new password once, without any mail, and signs all devices out', async () => {
    const { id, email } = await createStaff(t, 'ADMIN');
    const before = (await outbox(t)).length;
    const session = await logIn(t, { email });
    const token = tokenOf(await resetAdministratorPassword(t.ctx, email.toUpperCase()));
    expect((await call(t, getUser, { params: { id } }, { token: session })).status).toBe(401);
    expect(await auditOf(id)).toMatchObject([{ action: 'account.reset-link-made', actor_id: null }]);
    expect((await outbox(t)).length).toBe(before);

    const chosen = { body: { token, password } };
    expect((await call(t, resetPassword, chosen)).data).toMatchObject({ email });
    expect((await call(t, resetPassword, chosen)).codes).toEqual(['INVALID_TOKEN']);
    expect(await logIn(t, { email, password })).toHaveLength(43);
  });

  it('is made for no family, no other staff, no suspended administrator and no unknown address', async () => {
    const [family, registrar, suspended, other] = [
      await createRegistrant(t),
      await createStaff(t, 'REGISTRAR'),
      await createStaff(t, 'ADMIN'),
      await createStaff(t, 'ADMIN'),
    ];
    await suspendAccount(t.ctx, { userId: other.id } as never, suspended.id, 'left');
    for (const email of [family.email, registrar.email, suspended.email, 'nobody@example.org'])
      expect(await resetAdministratorPassword(t.ctx, email)).toBeUndefined();
  });
});

describe('an administrator created on the machine', () => {
  it('sets the first password by the printed link and may then do everything', async () => {
    const token = tokenOf(await createAdministrator(t.ctx, ' Rescue@Example.org'));
    expect((await call(t, setPassword, { body: { token, password } })).data).toEqual({
      email: 'rescue@example.org',
    });
    const session = await logIn(t, { email: 'rescue@example.org', password });
    expect(session).toHaveLength(43);
    expect(await resetAdministratorPassword(t.ctx, 'rescue@example.org')).toBeDefined();
  });

  it('is not created for an address that has an account', async () => {
    const { email } = await createRegistrant(t);
    expect(await createAdministrator(t.ctx, email)).toBeUndefined();
  });
});
