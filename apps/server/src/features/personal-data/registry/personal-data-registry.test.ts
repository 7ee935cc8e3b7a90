import {
  closeAccount,
  ownDataSections,
  type OwnDataSection,
} from '@sangamam/contract/people/own-data/own-data-endpoints';
import { forgotPassword } from '@sangamam/contract/accounts/account-endpoints';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';

import type { PersonalData } from '../personal-data.ts';
import { personalDataRegistry } from './personal-data-registry.ts';

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

/** The errors of a registry for these columns, one sentence each. */
function faultsOf(registry: readonly PersonalData[], columns: readonly string[]): string[] {
  const claims = registry.flatMap((feature) =>
    Object.entries(feature.claims).map(([column, claim]) => ({ column, feature, ...claim })),
  );
  const readersOf = (section: OwnDataSection) => registry.filter(({ sections }) => sections?.[section]);
  return [
    ...columns
      .filter((column) => !claims.some((claim) => claim.column === column))
      .map((column) => `${column} is claimed by no feature`),
    ...claims
      .filter(({ column }) => !columns.includes(column))
      .map(({ column }) => `${column} is claimed and refers to nobody`),
    ...ownDataSections
      .filter((section) => readersOf(section).length !== 1)
      .map((section) => `${section} is read by ${readersOf(section).length} features`),
    ...claims.flatMap(({ column, feature, exportedAs, onErasure }) => [
      ...(typeof exportedAs === 'string'
        ? feature.sections?.[exportedAs]
          ? []
          : [`${column} is exported by no function`]
        : exportedAs.notExported.trim() === ''
          ? [`${column} is not exported without a reason`]
          : []),
      ...(typeof onErasure === 'string'
        ? feature.erase
          ? []
          : [`${column} is erased by no function`]
        : onErasure.kept.trim() === ''
          ? [`${column} is kept without a reason`]
          : []),
    ]),
  ];
}

describe('the registry of personal data', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  it('claims every foreign key to people and users, each with an export and an erasure or a reason', async () => {
    expect(faultsOf(personalDataRegistry, await columnsAboutPeople(t.database.pool))).toEqual([]);
  });

  it('reports a foreign key that a new table brings', async () => {
    const { pool } = t.database;
    await pool.query('create table badges (id int primary key, worn_by uuid references people (id))');
    const faults = faultsOf(personalDataRegistry, await columnsAboutPeople(pool));
    await pool.query('drop table badges');
    expect(faults).toEqual(['badges.worn_by is claimed by no feature']);
  });

  it('reports a claim without its function or reason, and a section that two features read', async () => {
    const columns = await columnsAboutPeople(t.database.pool);
    const planted: PersonalData = {
      claims: {
        'badges.worn_by': { exportedAs: 'travel', onErasure: 'deleted' },
        'badges.printed_by': { exportedAs: { notExported: '' }, onErasure: { kept: ' ' } },
      },
      sections: { mails: () => Promise.resolve([]) },
    };
    const names = Object.keys(planted.claims);
    expect(faultsOf([...personalDataRegistry, planted], [...columns, ...names])).toEqual([
      'mails is read by 2 features',
      'badges.worn_by is exported by no function',
      'badges.worn_by is erased by no function',
      'badges.printed_by is not exported without a reason',
      'badges.printed_by is kept without a reason',
    ]);
    expect(faultsOf([planted], names)).toContain('account is read by 0 features');
  });

  it('closing an account deletes the rows whose claim says deleted', async () => {
    const { id } = await buildConvention(t.ctx);
    const family = await startFamily(t, id);
    await call(t, forgotPassword, { body: { username: family.account.email } });
    const owned = async () => {
      const names: string[] = [];
      const claims = personalDataRegistry.flatMap((feature) => Object.entries(feature.claims));
      for (const [name, { onErasure }] of claims) {
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
