import {
  closeAccount,
  ownDataSections,
  type OwnDataSection,
} from '@sangamam/contract/people/own-data/own-data-endpoints';
import { forgotPassword } from '@sangamam/contract/accounts/account-endpoints';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buildConvention } from '#seed/factories/build-convention.ts';
import { buildTestApp, type TestApp } from '#test/build-test-app.ts';
import { call } from '#test/call.ts';
import { testPassword } from '#test/fixtures/accounts.ts';
import { startFamily } from '#test/fixtures/registrations.ts';

import type { PersonalData } from '../personal-data.ts';
import { ofOrder, policyOf, type TablePolicy } from '../policy.ts';
import { personalDataRegistry } from './personal-data-registry.ts';

/** A foreign key: the columns of a table that lead to another one. */
interface Link {
  table: string;
  columns: string[];
  target: string;
  cascades: boolean;
}

async function listLinks(pool: Pool): Promise<Link[]> {
  const { rows } = await pool.query<Link>(
    `select c.conrelid::regclass::text as table, c.confrelid::regclass::text as target,
       c.confdeltype = 'c' as cascades, array_agg(a.attname::text) as columns
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
     where c.contype = 'f' group by c.oid order by 1, min(a.attnum)`,
  );
  return rows;
}

const people = new Set(['people', 'users']);

/** The errors of a registry for these foreign keys, one sentence each. */
function faultsOf(registry: readonly PersonalData[], links: readonly Link[]): string[] {
  const policies = registry.flatMap((feature) =>
    feature.tables.map((policy) => ({ feature, policy, name: getTableName(policy.table) })),
  );
  const ofTable = (table: string) =>
    policies.filter(({ name }) => name === table).map(({ policy }) => policy);
  const isOwned = (table: string) => ofTable(table).some(({ of }) => of !== undefined);
  const readersOf = (section: OwnDataSection) =>
    policies.filter(({ policy }) => policy.exported === section).length +
    registry.filter(({ sections }) => sections?.[section]).length;
  const leadsToSomebody = (table: string, column: string) =>
    links.some((link) => link.table === table && link.columns.includes(column) && people.has(link.target));
  return [
    ...links
      .filter(({ target }) => people.has(target))
      .flatMap(({ table, columns }) => columns.map((column) => ({ table, column })))
      .filter(
        ({ table, column }) =>
          !ofTable(table).some((policy) =>
            Object.keys(policy.people ?? {})
              .map(toSnakeCase)
              .includes(column),
          ),
      )
      .map(({ table, column }) => `${table}.${column} leads to somebody, and no policy names it`),
    ...links
      .filter(({ table, target }) => !people.has(target) && isOwned(target) && ofTable(table).length === 0)
      .map(({ table, target }) => `${table} leads to ${target}, and has no policy`),
    ...ownDataSections
      .filter((section) => readersOf(section) !== 1)
      .map((section) => `${section} is read by ${readersOf(section)} features`),
    ...policies.flatMap(({ feature, policy, name }) => [
      ...(ofTable(name).length === 1 ? [] : [`${name} has ${ofTable(name).length} policies`]),
      ...Object.entries(policy.people ?? {}).flatMap(([column, onMerge]) => [
        ...(leadsToSomebody(name, toSnakeCase(column)) ? [] : [`${name}.${column} leads to nobody`]),
        ...(onMerge === 'byHand' && !feature.merge ? [`${name}.${column} is merged by no function`] : []),
        ...(typeof onMerge === 'object' && isBlank(onMerge.kept)
          ? [`${name}.${column} stays without a reason`]
          : []),
      ]),
      ...exportFaults(feature, policy).map((fault) => `${name} ${fault}`),
      ...erasureFaults(feature, policy).map((fault) => `${name} ${fault}`),
      ...(policy.onErasure === 'cascades' &&
      !links.some(({ table, target, cascades }) => table === name && cascades && ofTable(target).length > 0)
        ? [`${name} goes with nothing`]
        : []),
    ]),
  ];
}

function exportFaults({ sections }: PersonalData, { exported }: TablePolicy): string[] {
  if (typeof exported === 'string') return [];
  if ('not' in exported) return isBlank(exported.not) ? ['is not exported without a reason'] : [];
  return sections?.[exported.byHand] ? [] : ['is exported by no function'];
}

function erasureFaults({ erase }: PersonalData, { table, onErasure, stays = [] }: TablePolicy): string[] {
  if (onErasure === 'byHand') return erase ? [] : ['is erased by no function'];
  if (typeof onErasure === 'string') return [];
  if ('kept' in onErasure) return isBlank(onErasure.kept) ? ['is kept without a reason'] : [];
  const named = new Set([
    ...stays,
    ...[onErasure].flat().flatMap((step) => ('emptied' in step ? Object.keys(step.emptied) : [])),
  ]);
  return Object.entries(getTableColumns(table))
    .filter(([name, { columnType, enumValues }]) => {
      const hasWords = ['PgText', 'PgJsonb', 'PgJson'].includes(columnType) && !enumValues?.length;
      return hasWords && !named.has(name);
    })
    .map(([name]) => `has words in ${name}, which an erasure neither empties nor leaves on purpose`);
}

const isBlank = (reason: string) => reason.trim() === '';

describe('the registry of personal data', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp();
  });
  afterAll(() => t.close());

  it('has a policy for every column that leads to somebody and every table of what is theirs', async () => {
    expect(faultsOf(personalDataRegistry, await listLinks(t.database.pool))).toEqual([]);
  });

  it('reports the tables that a migration brings', async () => {
    const { pool } = t.database;
    await pool.query('create table badges (id int primary key, worn_by uuid references people (id))');
    await pool.query('create table bags (id int primary key, order_id uuid references orders (id))');
    const faults = faultsOf(personalDataRegistry, await listLinks(pool));
    await pool.query('drop table badges, bags');
    expect(faults).toEqual([
      'badges.worn_by leads to somebody, and no policy names it',
      'bags leads to orders, and has no policy',
    ]);
  });

  it('reports a policy without its function, its reason or its words, and what two features do', async () => {
    const badges = pgTable('badges', {
      orderId: uuid(),
      wornBy: uuid(),
      printedBy: uuid(),
      text: text(),
      look: jsonb(),
    });
    const bags = pgTable('bags', {
      orderId: uuid(),
      kind: text({ enum: ['BIG'] }),
      label: text(),
      note: text(),
    });
    const planted: PersonalData = {
      tables: [
        ofOrder(badges, {
          people: { wornBy: 'byHand', printedBy: { kept: ' ' } },
          exported: { not: '' },
          onErasure: { emptied: { text: '' } },
        }),
        ofOrder(bags, {
          exported: { byHand: 'travel' },
          onErasure: { emptied: { note: '' } },
          stays: ['label'],
        }),
        policyOf(bags, { exported: { not: 'Bags.' }, onErasure: 'byHand' }),
        policyOf(pgTable('hats', { id: uuid() }), { exported: 'mails', onErasure: 'cascades' }),
        policyOf(pgTable('gloves', { id: uuid() }), { exported: { not: 'Cold.' }, onErasure: { kept: '' } }),
      ],
    };
    const links = [
      ...(await listLinks(t.database.pool)),
      { table: 'badges', columns: ['worn_by'], target: 'people', cascades: false },
    ];
    expect(faultsOf([...personalDataRegistry, planted], links)).toEqual([
      'mails is read by 2 features',
      'badges.wornBy is merged by no function',
      'badges.printedBy leads to nobody',
      'badges.printedBy stays without a reason',
      'badges is not exported without a reason',
      'badges has words in look, which an erasure neither empties nor leaves on purpose',
      'bags has 2 policies',
      'bags is exported by no function',
      'bags has 2 policies',
      'bags is erased by no function',
      'hats goes with nothing',
      'gloves is kept without a reason',
    ]);
    expect(faultsOf([planted], [])).toContain('account is read by 0 features');
  });

  it('does not compile with a column of another table', () => {
    const badges = pgTable('badges', { orderId: uuid(), text: text() });
    // @ts-expect-error A badge has no words.
    ofOrder(badges, { exported: 'travel', without: ['words'], onErasure: 'deleted' });
    // @ts-expect-error A badge has no words.
    ofOrder(badges, { exported: 'travel', onErasure: { emptied: { words: '' } } });
    // @ts-expect-error A badge is no number.
    ofOrder(badges, { exported: 'travel', onErasure: { emptied: { text: 1 } } });
    // @ts-expect-error A badge is of no account.
    policyOf(badges, { of: { user: 'userId' }, exported: 'travel', onErasure: 'deleted' });
    // @ts-expect-error A hat is of no order.
    ofOrder(pgTable('hats', { id: uuid() }), { exported: 'travel', onErasure: 'deleted' });
    expect(getTableName(badges)).toBe('badges');
  });

  it('closing an account deletes the rows of accounts whose policy says deleted', async () => {
    const { id } = await buildConvention(t.ctx);
    const family = await startFamily(t, id);
    await call(t, forgotPassword, { body: { username: family.account.email } });
    const owned = async () => {
      const names: string[] = [];
      for (const { table, of, onErasure } of personalDataRegistry.flatMap(({ tables }) => tables)) {
        if (onErasure !== 'deleted' || typeof of?.user !== 'string') continue;
        const [name, column] = [getTableName(table), toSnakeCase(of.user)];
        const { rows } = await t.database.pool.query(`select 1 from ${name} where ${column} = $1`, [
          family.account.id,
        ]);
        if (rows.length > 0) names.push(`${name}.${column}`);
      }
      return names;
    };
    expect(await owned()).toEqual(['sessions.user_id', 'account_tokens.user_id']);
    expect((await call(t, closeAccount, { body: { password: testPassword } }, family)).status).toBe(200);
    expect(await owned()).toEqual([]);
  });
});
