import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { root } from '../lib/root.ts';
import { sourceFilesOf } from './find-violations.ts';
import { sourceFile } from './source-file.ts';
import { findTableUses } from './table-arrows.ts';
import { roomsAboveOwners, tableOwners } from './table-owners.ts';

const features = 'apps/server/src/features';
const imports = "import { people, users } from '#server/db/schema/schema.ts';";

function arrowsOf(file: string, ...lines: string[]): string[] {
  return findTableUses(sourceFile(`${features}/${file}`), [imports, ...lines].join('\n')).map(
    ({ arrow, table }) => `${arrow}: ${table}`,
  );
}

const byOwner = 'a table is written by its owner alone';
const inReadModels = "other features' tables are read in read models";
const onlyReads = 'a read model only reads';

describe('findTableUses', () => {
  it.each([
    'await db.insert(people).values(row);',
    'await db.update(people).set(row);',
    'await db.delete(people);',
    'db.with(cte).insert(people).select(cte);',
    // eslint-disable-next-line no-template-curly-in-string
    'await db.execute(sql`update ${people} set email = null`);',
    // eslint-disable-next-line no-template-curly-in-string
    'await db.execute(sql`insert into ${people} (id) values (1)`);',
  ])('refuses a write of another feature: %s', (statement) => {
    expect(arrowsOf('accounts/account-repository.ts', statement)).toStrictEqual([`${byOwner}: people`]);
  });

  it('refuses to read the table of another feature in a repository', () => {
    const query = 'db.select().from(users).innerJoin(people, eq(people.id, users.personId));';
    expect(arrowsOf('accounts/account-repository.ts', query)).toStrictEqual([`${inReadModels}: people`]);
    expect(arrowsOf('accounts/account-read-model.ts', query)).toStrictEqual([]);
  });

  it('refuses any write in a read model', () => {
    const statement = 'await db.update(users).set(row);';
    expect(arrowsOf('accounts/account-read-model.ts', statement)).toStrictEqual([`${onlyReads}: users`]);
  });

  it('allows the owner to write, and every file to import the type of a row', () => {
    const write = 'await db.insert(people).values(row); await db.insert(users).values(row);';
    expect(arrowsOf('people/person-repository.ts', write)).toStrictEqual([`${byOwner}: users`]);
    const type = "import type { people } from '#server/db/schema/schema.ts'; type Row = typeof people;";
    expect(findTableUses(sourceFile(`${features}/accounts/sign-up.ts`), type)).toStrictEqual([]);
  });

  it('refuses a policy of personal data for the table of another feature', () => {
    const policy = 'export const policies = [policyOf(users, {}), policyOf(people, {})];';
    expect(arrowsOf('accounts/personal-data.ts', policy)).toStrictEqual([`${inReadModels}: people`]);
  });

  it('throws for a table without an owner', () => {
    const text = "import { raffles } from '#server/db/schema/schema.ts'; db.insert(raffles);";
    const file = sourceFile(`${features}/accounts/raffle-repository.ts`);
    expect(() => findTableUses(file, text)).toThrow(/raffles has no owner/u);
  });
});

describe('tableOwners', () => {
  it('names exactly the tables of the data model', () => {
    const tables = globSync('apps/server/src/db/schema/**/*.ts', { cwd: root }).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(/export const (\w+) = pgTable\(/gu)].map(
        ([, name = '']) => name,
      ),
    );
    expect(Object.keys(tableOwners).toSorted()).toStrictEqual(tables.toSorted());
  });
});

describe('roomsAboveOwners', () => {
  it.each(roomsAboveOwners)('%s still needs its exception', (room) => {
    const files = sourceFilesOf(root).filter((file) => file.startsWith(`${features}/${room}/`));
    const uses = files.flatMap((file) =>
      findTableUses(sourceFile(file), readFileSync(path.join(root, file), 'utf8'), []),
    );
    expect(uses).not.toStrictEqual([]);
  });
});
