import * as endpoints from '@sangamam/contract/audit/activity-log/log-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { recordAudit, recordAuditOfEach } from '#server/features/audit/record-audit.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { createStaff } from '#test/fixtures/accounts.ts';
import { buildPaymentDesk } from '#test/payments/payment-desk.ts';
import { signInAs } from '#test/sign-in-as.ts';

let t: TestApp;
let admin: { token: string };
let actor: Awaited<ReturnType<typeof createStaff>>;

beforeAll(async () => {
  t = await buildTestApp();
  actor = await createStaff(t, 'ADMIN');
  admin = { token: await signInAs(t, actor) };
});
afterAll(() => t.close());

const list = async (query: Record<string, string> = {}) =>
  (await call(t, endpoints.listLog, { query }, admin)).data;
const download = (query: string) =>
  t.app.inject({
    url: `/v1/admin/log/export/csv?${query}`,
    headers: { authorization: `Bearer ${admin.token}` },
  });

describe('the log', () => {
  it('has what everybody did, newest first, by person, action, record and day', async () => {
    const desk = await buildPaymentDesk(t);
    const family = await desk.confirmedFamily();
    const about = { entityId: family.orderId };
    const { id: actorId, email } = actor;
    await recordAudit(t.ctx, { ...about, actorId, action: 'order.labelled' });
    await recordAudit(t.ctx, {
      ...about,
      actorId,
      action: 'order.label-removed',
      after: { room: 7 },
      reason: 'Because',
    });
    const { docs } = await list({ search: family.tempNumber });
    expect(docs.slice(0, 2)).toMatchObject([
      {
        action: 'order.label-removed',
        record: 'order',
        recordId: family.orderId,
        after: { room: 7 },
        reason: 'Because',
      },
      { action: 'order.labelled', actorName: expect.any(String) as string },
    ]);
    expect(docs[0]?.recordName).not.toBeNull();
    expect(docs.every(({ recordId }) => recordId === family.orderId)).toBe(true);
    expect((await list({ action: 'order.labelled' })).total).toBe(1);
    expect((await list({ search: email, action: 'order.label-removed' })).total).toBe(1);
    expect((await list({ search: 'Nobody Atall' })).docs).toEqual([]);
    expect((await list({ search: family.orderId, record: 'order' })).total).toBeGreaterThan(1);
    expect((await list({ search: family.orderId, record: 'mail' })).total).toBe(0);
    const [at] = docs.map((entry) => entry.at);
    const later = new Date(Date.parse(at ?? '') + 1).toISOString();
    expect((await list({ action: 'order.label-removed', from: at ?? '' })).total).toBe(1);
    expect((await list({ action: 'order.label-removed', until: at ?? '' })).total).toBe(0);
    expect((await list({ action: 'order.label-removed', until: later })).total).toBe(1);
    await recordAudit(t.ctx, { entityId: actorId, actorId, action: 'staff.roles-changed' });
    expect((await list({ action: 'staff.roles-changed' })).docs).toMatchObject([
      { recordName: 'Thomas Staff', isStaff: true },
    ]);
    const actions = (await call(t, endpoints.listLoggedActions, {}, admin)).data;
    expect(actions).toEqual([...new Set(actions)].toSorted());
    expect(actions).toContain('order.labelled');
  });

  it('is in pages of 25, and a file of all of them, which the log says', async () => {
    const ids = Array.from({ length: 600 }, (_, index) => `record-${index}`);
    await recordAuditOfEach(t.ctx, ids, { actorId: actor.id, action: 'job.retried' });
    const second = await list({ action: 'job.retried', page: '2' });
    expect(second).toMatchObject({ total: 600, totalPages: 24 });
    expect(second.docs.map(({ recordId }) => recordId)).toEqual(ids.toReversed().slice(25, 50));
    const { statusCode, body } = await download('action=job.retried');
    expect(statusCode).toBe(200);
    const lines = body.trim().split(/\r?\n/u);
    expect(lines).toHaveLength(601);
    expect(new Set(lines.map((line) => /record-\d+/u.exec(line)?.[0])).size).toBe(601);
    const [exported] = (await list({ action: 'table.exported' })).docs;
    expect(exported).toMatchObject({ recordId: 'log', after: { rows: 600, action: 'job.retried' } });
  });

  it('finds what is rare among 100,000 entries by an index, and answers the last page', async () => {
    await recordAudit(t.ctx, { actorId: actor.id, action: 'job.discarded', entityId: 'rare' });
    await t.database.pool.query(
      `insert into audit_log (actor_id, action, entity, entity_id)
        select $1, 'test.fill-' || n % 40, 'job', n::text from generate_series(1, 100000) n`,
      [actor.id],
    );
    await t.database.pool.query('analyze audit_log');
    const { rows } = await t.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from audit_log where action = 'job.discarded' order by id desc limit 25`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_action_index');
    const days = await t.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain select count(*) from audit_log where at >= now() + interval '1 day'`,
    );
    expect(days.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('audit_log_at_index');
    expect((await list({ page: '4000' })).docs).toHaveLength(25);
    expect((await list({ action: 'test.fill-3' })).total).toBe(2500);
  });
});
