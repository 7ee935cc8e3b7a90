import { afterAll, beforeAll, expect, it } from 'vitest';

import { inTransaction } from '#server/db/context.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { createRegistrant } from '#test/fixtures/accounts.ts';

import { issueLink } from './issue-link.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

it('six concurrent links for one account: only the last one is valid', async () => {
  const { id } = await createRegistrant(t);
  const issue = () => inTransaction(t.ctx, (ctx) => issueLink(ctx, id, 'RESET_PASSWORD'));
  await Promise.all(Array.from({ length: 6 }, issue));
  const { rows } = await t.database.pool.query(
    'select 1 from account_tokens where user_id = $1 and used_at is null',
    [id],
  );
  expect(rows).toHaveLength(1);
});
