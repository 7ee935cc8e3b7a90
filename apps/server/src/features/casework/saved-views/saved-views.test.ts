import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { mostViews } from '@sangamam/contract/casework/saved-views/saved-view';
import {
  changeSavedView,
  createSavedView,
  deleteSavedView,
  listSavedViews,
} from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call, callLoosely } from '#test/call.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const params = { list: 'REGISTRATIONS' } as const;
const query = { status: 'SUBMITTED', sort: '-people' };

async function staff(role: StaffRole) {
  const member = await createStaff(t, role);
  return { ...member, token: await signInAs(t, member) };
}

async function save(by: { token: string }, name: string, isShared = false) {
  return (await call(t, createSavedView, { params, body: { name, isShared, query } }, by)).data;
}

const namesOf = async (by: { token: string }) =>
  (await call(t, listSavedViews, { params }, by)).data.map(({ name }) => name);

async function auditOf(viewId: string): Promise<string[]> {
  const { rows } = await t.database.pool.query<{ action: string }>(
    `select action from audit_log where entity = 'saved-view' and entity_id = $1 order by id`,
    [viewId],
  );
  return rows.map(({ action }) => action);
}

it('a private view is listed by name for its owner alone, and not in the audit log', async () => {
  const [registrar, colleague] = [await staff('REGISTRAR'), await staff('REGISTRAR')];
  const ten = await save(registrar, '10 large families');
  await save(registrar, '9 waiting');
  expect(await namesOf(registrar)).toEqual(['9 waiting', '10 large families']);
  expect(await namesOf(colleague)).toEqual([]);
  expect(ten).toMatchObject({ ownerName: null, mayChange: true, isShared: false, query, revision: 0 });
  expect(await auditOf(ten._id)).toEqual([]);
});

it("somebody else's private view answers like one that does not exist", async () => {
  const [registrar, admin] = [await staff('REGISTRAR'), await staff('ADMIN')];
  const { _id: viewId, revision } = await save(registrar, 'Mine');
  const body = { name: 'Theirs', isShared: false, query, revision };
  for (const by of [admin, await staff('REGISTRAR')]) {
    const change = await callLoosely(t, changeSavedView, { params: { ...params, viewId }, body }, by);
    expect(change.codes).toEqual(['NOT_FOUND']);
    const removal = { params: { ...params, viewId }, query: { revision: '0' } };
    expect((await callLoosely(t, deleteSavedView, removal, by)).codes).toEqual(['NOT_FOUND']);
  }
  expect(await namesOf(registrar)).toEqual(['Mine']);
});

it('a shared view is read by the team and changed by its owner or an administrator, with audit', async () => {
  const [registrar, viewer, admin] = [await staff('REGISTRAR'), await staff('VIEWER'), await staff('ADMIN')];
  const { _id: viewId } = await save(registrar, 'For the team', true);
  const key = { ...params, viewId };
  const seen = (await call(t, listSavedViews, { params }, viewer)).data.find(({ _id }) => _id === viewId);
  expect(seen).toMatchObject({ name: 'For the team', mayChange: false });
  expect(seen?.ownerName).toEqual(expect.any(String));
  const body = { name: 'For everybody', isShared: true, query, revision: 0 };
  expect((await callLoosely(t, changeSavedView, { params: key, body }, viewer)).codes).toEqual(['FORBIDDEN']);
  const removal = { params: key, query: { revision: '1' } };
  expect((await callLoosely(t, deleteSavedView, removal, viewer)).codes).toEqual(['FORBIDDEN']);
  const changed = (await call(t, changeSavedView, { params: key, body }, admin)).data;
  expect(changed).toMatchObject({ name: 'For everybody', revision: 1 });
  // An administrator does not take it away from its owner's colleagues by making it the owner's alone.
  const hidden = { ...body, isShared: false, revision: 1 };
  expect((await callLoosely(t, changeSavedView, { params: key, body: hidden }, admin)).codes).toEqual([
    'FORBIDDEN',
  ]);
  await call(t, changeSavedView, { params: key, body: hidden }, registrar);
  await call(t, changeSavedView, { params: key, body: { ...body, revision: 2 } }, registrar);
  await call(t, deleteSavedView, { params: key, query: { revision: '3' } }, admin);
  expect(await auditOf(viewId)).toEqual([
    'view.shared',
    'view.changed',
    'view.unshared',
    'view.shared',
    'view.deleted',
  ]);
});

it('a change or deletion from an older revision is refused with CONFLICT', async () => {
  const registrar = await staff('REGISTRAR');
  const { _id: viewId } = await save(registrar, 'Twice');
  const key = { ...params, viewId };
  const body = { name: 'Once', isShared: false, query, revision: 0 };
  await call(t, changeSavedView, { params: key, body }, registrar);
  expect((await callLoosely(t, changeSavedView, { params: key, body }, registrar)).codes).toEqual([
    'CONFLICT',
  ]);
  const removal = { params: key, query: { revision: '0' } };
  expect((await callLoosely(t, deleteSavedView, removal, registrar)).codes).toEqual(['CONFLICT']);
  expect(await namesOf(registrar)).toEqual(['Once']);
});

it('a name is taken once by an owner, and once among the shared ones, without regard to letter case', async () => {
  const [registrar, colleague] = [await staff('REGISTRAR'), await staff('REGISTRAR')];
  await save(registrar, 'Evening', true);
  const body = { name: 'EVENING', isShared: false, query };
  const refused = await callLoosely(t, createSavedView, { params, body }, registrar);
  expect(refused.codes).toEqual(['VIEW_NAME_TAKEN']);
  await save(colleague, 'Evening');
  const shared = { ...body, isShared: true };
  expect((await callLoosely(t, createSavedView, { params, body: shared }, colleague)).codes).toEqual([
    'VIEW_NAME_TAKEN',
  ]);
});

it('a view that is saved while a colleague saves the last one is refused with TOO_MANY_VIEWS', async () => {
  const registrar = await staff('REGISTRAR');
  for (let count = 1; count < mostViews.own; count += 1) await save(registrar, `View ${count}`);
  const refused = await duringChange(
    t,
    {
      statement: `with locked as (select pg_advisory_xact_lock(hashtext('sangamam.saved-views.REGISTRATIONS')))
        insert into saved_views (id, list, owner_id, name, query)
        select gen_random_uuid(), 'REGISTRATIONS', $1, 'The last one', '{"status":"SUBMITTED"}' from locked`,
      values: [registrar.id],
      end: 'commit',
    },
    () =>
      callLoosely(
        t,
        createSavedView,
        { params, body: { name: 'One too many', isShared: false, query } },
        registrar,
      ),
  );
  expect(refused.codes).toEqual(['TOO_MANY_VIEWS']);
  const own = (await call(t, listSavedViews, { params }, registrar)).data.filter(({ isShared }) => !isShared);
  expect(own).toHaveLength(mostViews.own);
});

it('the views of a list are refused with FORBIDDEN to who may not see the list', async () => {
  const editor = await staff('EDITOR');
  const treasurer = await staff('TREASURER');
  expect((await callLoosely(t, listSavedViews, { params }, editor)).codes).toEqual(['FORBIDDEN']);
  const body = { name: 'Mails', isShared: false, query: { state: 'FAILED' } };
  const mails = { list: 'MAILS' } as const;
  expect((await callLoosely(t, createSavedView, { params: mails, body }, treasurer)).codes).toEqual([
    'FORBIDDEN',
  ]);
  await call(t, createSavedView, { params: mails, body }, await staff('ADMIN'));
});

it.each([
  ['without a filter', {}],
  ['with a page', { status: 'SUBMITTED', page: '2' }],
  ['with a name that no address has', { 'st atus': 'SUBMITTED' }],
  ['with a long value', { search: 'x'.repeat(201) }],
])('a view %s is refused', async (_, query) => {
  const body = { name: 'Refused', isShared: false, query };
  const { codes } = await callLoosely(t, createSavedView, { params, body }, await staff('REGISTRAR'));
  expect(codes).toEqual(['RQST_PARAMS_INVALID']);
});
