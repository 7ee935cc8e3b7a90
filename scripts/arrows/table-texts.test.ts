import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { sourceFile } from './source-file.ts';
import { tableOwners } from './table-owners.ts';
import { findTableTexts, sqlName } from './table-texts.ts';

const src = 'apps/server/src';

const brokenIn = (file: string, code: string) =>
  findTableTexts(sourceFile(`${src}/${file}`), code).map(({ arrow, table }) => `${arrow}: ${table}`);

const byOwner = 'a table is written by its owner alone';
const inReadModels = "other features' tables are read in read models";
const onlyReads = 'a read model only reads';
const speaksSql = 'only repositories and db/ speak SQL';

describe('findTableTexts', () => {
  it.each([
    'await db.execute(sql`update people set email = null`);',
    'await db.execute(sql`with gone as (delete from people returning id) select`);',
    // eslint-disable-next-line no-template-curly-in-string
    'await db.execute(sql`insert into "people" (id) values (${id})`);',
    "await client.query('update people set email = null');",
    'await client.query(`truncate people`);',
  ])("a feature that writes another feature's table is refused: %s", (statement) => {
    expect(brokenIn('features/accounts/account-repository.ts', statement)).toStrictEqual([
      `${byOwner}: people`,
    ]);
    expect(brokenIn('features/people/person-repository.ts', statement)).toStrictEqual([]);
  });

  it.each([
    'sql`exists (select from order_participants where id = 1)`',
    // eslint-disable-next-line no-template-curly-in-string
    'sql`left join "order_participants" as p on p.order_id = ${orders.id}`',
  ])("a repository that reads another feature's table is refused, a read model is not: %s", (query) => {
    expect(brokenIn('features/accounts/account-repository.ts', query)).toStrictEqual([
      `${inReadModels}: order_participants`,
    ]);
    expect(brokenIn('features/accounts/account-read-model.ts', query)).toStrictEqual([]);
  });

  it('a read model that writes is refused', () => {
    expect(brokenIn('features/people/people-read-model.ts', 'sql`delete from people`')).toStrictEqual([
      `${onlyReads}: people`,
    ]);
  });

  it.each(['features/people/merge/merge-accounts.ts', 'plugins/limits.ts', 'jobs/purge.ts', 'app.ts'])(
    'a statement in %s, which is no repository, is refused',
    (file) => {
      expect(brokenIn(file, "pool.query('select id from people')")).toStrictEqual([`${speaksSql}: people`]);
    },
  );

  it('db/ reads every table and writes only its own', () => {
    const code =
      "query('select id from files'); query('delete from rate_limits'); query('delete from files')";
    expect(brokenIn('db/backup/write-backup.ts', code)).toStrictEqual([`${byOwner}: files`]);
  });

  it.each([
    "const message = 'Please choose from people on your list';",
    "pool.query('select from graphile_worker.jobs')",
    'sql`select people.id from unnest($1)`',
    '// delete from people\nconst rows = 1;',
  ])('text that names no table in SQL is allowed: %s', (code) => {
    expect(brokenIn('features/accounts/account.ts', code)).toStrictEqual([]);
  });

  it('tests may name every table', () => {
    expect(brokenIn('features/accounts/accounts.test.ts', "query('delete from people')")).toStrictEqual([]);
  });
});

describe('sqlName', () => {
  it('answers the name in the database of every table of the data model', () => {
    const named = globSync('apps/server/src/db/schema/**/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/pgTable\(\s*'(\w+)'/gu)].map(
        ([, name = '']) => name,
      ),
    );
    expect(Object.keys(tableOwners).map(sqlName).toSorted()).toStrictEqual(named.toSorted());
  });
});
