import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildTestApp, type TestApp } from '#test/build-test-app.ts';

import { ownedAppendOnlyTables } from './append-only-check.ts';

describe('the role that the application connects as', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  it('is found to own the append-only tables when it does', async () => {
    expect(await ownedAppendOnlyTables(t.database.pool)).toEqual([
      'arrival_events',
      'audit_log',
      'hand_out_events',
      'payment_entries',
    ]);
  });

  it('is not when they belong to another', async () => {
    expect(await ownedAppendOnlyTables(t.database.pool, ['pg_class'])).toEqual([]);
  });
});
