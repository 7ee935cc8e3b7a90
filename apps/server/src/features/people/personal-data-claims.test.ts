import { closeAccount, downloadMyData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { forgotPassword } from '@sangamam/contract/accounts/account-endpoints';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';

import { personalDataClaims } from './personal-data-claims.ts';

/** Every column with a foreign key to people or users, as `table.column`. */
async function columnsAboutPeople(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select c.conrelid::regclass::text || '.' || a.attname as name
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' and c.confrelid in ('people'::regclass, 'users'::regclass)
     order by 1`,
  );
  return rows.map(({ name }) => name);
}

describe('the registry of personal data', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  it('claims every foreign key to people and users, and nothing else', async () => {
    expect(Object.keys(personalDataClaims).toSorted()).toEqual(await columnsAboutPeople(t.database.pool));
  });

  it('misses a key that a new table brings', async () => {
    const { pool } = t.database;
    await pool.query('create table badges (id int primary key, worn_by uuid references people (id))');
    const unclaimed = (await columnsAboutPeople(pool)).filter((name) => !(name in personalDataClaims));
    await pool.query('drop table badges');
    expect(unclaimed).toEqual(['badges.worn_by']);
  });

  it('names sections that the copy of the own data has', async () => {
    const { id } = await buildConvention(t.ctx);
    const family = await startFamily(t, id);
    const { data } = await call(t, downloadMyData, {}, family);
    const sections = Object.values(personalDataClaims).flatMap(({ exportedAs }) => exportedAs ?? []);
    expect(sections.filter((section) => !Array.isArray(data[section]))).toEqual([]);
  });

  it('an erasure deletes the rows that are to be deleted', async () => {
    const { id } = await buildConvention(t.ctx);
    const family = await startFamily(t, id);
    await call(t, forgotPassword, { body: { username: family.account.email } });
    const owned = async () => {
      const names: string[] = [];
      for (const [name, { onErasure }] of Object.entries(personalDataClaims)) {
        const [table, column] = name.split('.');
        if (onErasure !== 'deleted') continue;
        const { rows } = await t.database.pool.query(`select 1 from ${table} where ${column} = any($1)`, [
          [family.account.id, family.selfId],
        ]);
        if (rows.length > 0) names.push(name);
      }
      return names;
    };
    expect(await owned()).toEqual(['sessions.user_id', 'account_tokens.user_id']);
    expect((await call(t, closeAccount, { body: { password: testPassword } }, family)).status).toBe(200);
    expect(await owned()).toEqual([]);
  });
});
