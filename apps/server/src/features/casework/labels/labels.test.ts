import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  getRegistration,
  listRegistrations,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import * as endpoints from '@sangamam/contract/casework/labels/label-endpoints';
import type { LabelDraft } from '@sangamam/contract/casework/labels/labels';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildPackage } from '#seed/factories/build-package.ts';
import { erasePersonalData } from '#server/features/personal-data/carry-out.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { dataSubject } from '#test/fixtures/data-subject.ts';
import { duringChange } from '#test/during-change.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { submitFamily, type TestFamily } from '#test/fixtures/registrations.ts';
import { expectInvariants } from '#test/invariants.ts';
import { signInAs } from '#test/sign-in-as.ts';

import { caseworkPersonalData } from '../personal-data.ts';

let t: TestApp;
let conventionId: string;
let packageId: string;
let registrar: { token: string };
let viewer: { token: string };

beforeAll(async () => {
  t = await buildTestApp();
  ({ id: conventionId } = await buildConvention(t.ctx));
  ({ id: packageId } = await buildPackage(t.ctx, { conventionId }));
  registrar = { token: await signInAs(t, await createStaff(t, 'REGISTRAR')) };
  viewer = { token: await signInAs(t, await createStaff(t, 'VIEWER')) };
});
afterAll(async () => {
  await expectInvariants(t);
  await t.close();
});

const create = (draft: LabelDraft) => call(t, endpoints.createLabel, { body: draft }, registrar);
const mark = (orderIds: string[], labelId: string, labelled = true) =>
  call(t, endpoints.labelRegistrations, { body: { orderIds, labelId, labelled } }, registrar);
const detail = async ({ orderId }: TestFamily) =>
  (await call(t, getRegistration, { params: { orderId } }, viewer)).data;
const known = async () => (await call(t, endpoints.listLabels, {}, viewer)).data;

describe('labels', () => {
  it('mark registrations, are found by the filter, and the history has both', async () => {
    const [one, two] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    const { data: label } = await create({ name: 'Call back', color: 'GOLD' });
    const marked = await mark([one.orderId, two.orderId, conventionId], label._id);
    expect(marked.data.map(({ succeeded, code }) => [succeeded, code])).toEqual([
      [true, null],
      [true, null],
      [false, 'ORDER_NOT_FOUND'],
    ]);
    await mark([one.orderId], label._id);
    expect((await detail(one)).care.labels).toEqual([{ _id: label._id, name: 'Call back', color: 'GOLD' }]);
    expect((await known()).find(({ _id }) => _id === label._id)?.uses).toBe(2);
    await mark([two.orderId], label._id, false);
    const query = { conventionId, label: label._id };
    const { data } = await call(t, listRegistrations, { query }, viewer);
    expect(data.docs.map(({ _id }) => _id)).toEqual([one.orderId]);
    const { history } = await detail(two);
    expect(history.slice(0, 2).map(({ action, about }) => [action, about])).toEqual([
      ['order.label-removed', 'Call back'],
      ['order.labelled', 'Call back'],
    ]);
    expect((await detail(one)).history.filter(({ action }) => action === 'order.labelled')).toHaveLength(1);
  });

  it('have a name of their own, in whatever case', async () => {
    await create({ name: 'Wheelchair', color: 'BLUE' });
    expect((await create({ name: 'WHEELCHAIR', color: 'RED' })).codes).toEqual(['LABEL_NAME_TAKEN']);
    const { data: other } = await create({ name: 'Vegetarian', color: 'GREEN' });
    const rename = { name: 'wheelchair', color: 'GREEN', revision: 0 } as const;
    const renamed = await call(
      t,
      endpoints.changeLabel,
      { params: { labelId: other._id }, body: rename },
      registrar,
    );
    expect(renamed.codes).toEqual(['LABEL_NAME_TAKEN']);
    expect((await create({ name: ' ', color: 'RED' })).status).toBe(400);
  });

  it('that a colleague changed meanwhile are neither changed nor deleted', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { data: label } = await create({ name: 'Priest', color: 'GREY' });
    await mark([family.orderId], label._id);
    const params = { labelId: label._id };
    const change = (name: string, revision: number) =>
      call(t, endpoints.changeLabel, { params, body: { name, color: 'RED', revision } }, registrar);
    const remove = (revision: string) =>
      call(t, endpoints.deleteLabel, { params, query: { revision } }, registrar);
    expect((await change('Clergy', 0)).data).toMatchObject({ name: 'Clergy', color: 'RED', revision: 1 });
    expect((await change('Father', 0)).codes).toEqual(['CONFLICT']);
    expect((await remove('0')).codes).toEqual(['CONFLICT']);
    expect((await detail(family)).care.labels).toMatchObject([{ name: 'Clergy' }]);
    expect((await remove('1')).data).toEqual({ _id: label._id, removedFrom: 1 });
    expect((await detail(family)).care.labels).toEqual([]);
    expect((await remove('1')).codes).toEqual(['NOT_FOUND']);
    expect((await mark([family.orderId], label._id)).data).toMatchObject([{ code: 'NOT_FOUND' }]);
    const { rows } = await t.database.pool.query(
      `select action from audit_log where entity = 'label' and entity_id = $1 order by id`,
      [label._id],
    );
    expect(rows).toEqual([
      { action: 'label.created' },
      { action: 'label.changed' },
      { action: 'label.deleted' },
    ]);
  });

  it('that are deleted are in the histories of the registrations that had them', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { data: label } = await create({ name: 'Bus from Tampa', color: 'TEAL' });
    await mark([family.orderId], label._id);
    const params = { labelId: label._id };
    const deleted = await call(t, endpoints.deleteLabel, { params, query: { revision: '0' } }, registrar);
    expect(deleted.data.removedFrom).toBe(1);
    const { history, care } = await detail(family);
    expect(care.labels).toEqual([]);
    expect(history.slice(0, 2).map(({ action, about }) => [action, about])).toEqual([
      ['order.label-removed', 'Bus from Tampa'],
      ['order.labelled', 'Bus from Tampa'],
    ]);
  });

  it('that are deleted while they are put on a registration are on none', async () => {
    const family = await submitFamily(t, conventionId, packageId);
    const { data: label } = await create({ name: 'Late', color: 'TEAL' });
    const deletion = {
      statement: 'delete from labels where id = $1',
      values: [label._id],
      end: 'commit' as const,
    };
    const marked = await duringChange(t, deletion, () => mark([family.orderId], label._id));
    expect(marked.data).toMatchObject([{ succeeded: false, code: 'NOT_FOUND' }]);
    expect((await detail(family)).care.labels).toEqual([]);
  });

  it('of an erased family are gone, and nobody else loses them', async () => {
    const [erased, other] = [
      await submitFamily(t, conventionId, packageId),
      await submitFamily(t, conventionId, packageId),
    ];
    const { data: label } = await create({ name: 'Choir', color: 'VIOLET' });
    await mark([erased.orderId, other.orderId], label._id);
    const subject = dataSubject({ userId: erased.account.id, orderIds: [erased.orderId] });
    await erasePersonalData(t.ctx, [caseworkPersonalData], subject);
    expect((await detail(erased)).care.labels).toEqual([]);
    expect((await detail(other)).care.labels).toMatchObject([{ name: 'Choir' }]);
  });
});
