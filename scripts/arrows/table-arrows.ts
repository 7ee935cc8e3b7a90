import { parseSync, Visitor } from 'oxc-parser';

import { roomsAboveOwners, tableOwners } from './table-owners.ts';
import type { SourceFile } from './source-file.ts';

/** A use of a table that belongs to another feature. */
export interface TableUse {
  line: number;
  table: string;
  arrow: string;
  advice: string;
}

/** Writes with the query builder: `db.insert(table)`. */
const writes = new Set(['insert', 'update', 'delete']);
/** The SQL before the name of a written table. */
const writingSql = /\b(?:insert\s+into|update|delete\s+from)\s*$/iu;

/** The subfolder of a feature that contains a file, such as `people/erasure`. */
const roomOf = ({ inside }: SourceFile) => inside.split('/').slice(1, 3).join('/');

/**
 * Every use of an imported table that violates its ownership, in a repository, a read model or the policies of personal
 * data of a feature.
 * `table-texts.ts` finds the tables that SQL names as text.
 *
 * @throws Error for a table without an owner
 */
export function findTableUses(
  from: SourceFile,
  text: string,
  excepted: readonly string[] = roomsAboveOwners,
): TableUse[] {
  const { feature } = from;
  if (from.workspace !== 'server' || feature === undefined || from.isTest) return [];
  // Other files may not name tables at all, which is a separate arrow.
  if (!/(?:(?:^|\/|-)(?:repository|read-model)|\/personal-data)\.ts$/u.test(from.inside)) return [];
  if (excepted.includes(roomOf(from)) || !text.includes('db/schema/')) return [];
  const { program, module } = parseSync(from.path, text);
  const lineAt = (at: number) => text.slice(0, at).split('\n').length;
  const isReadModel = from.inside.endsWith('-read-model.ts');

  const tables = new Map<string, { table: string; at: number }>();
  for (const { start, moduleRequest, entries } of module.staticImports) {
    if (!/\/db\/schema\//u.test(moduleRequest.value)) continue;
    for (const { isType, importName, localName } of entries) {
      if (!isType && importName.name !== null)
        tables.set(localName.value, { table: importName.name, at: start });
    }
  }
  const found: TableUse[] = [];
  const written = (name: string, at: number) => {
    const owner = tables.has(name) ? ownerOf(tables.get(name)?.table ?? '', from) : undefined;
    if (owner === undefined) return;
    if (isReadModel) {
      found.push({
        line: lineAt(at),
        table: name,
        arrow: 'a read model only reads',
        advice: `What writes ${name} wants to live in a *-repository.ts of ${owner}.`,
      });
    } else if (owner !== feature) {
      found.push({
        line: lineAt(at),
        table: name,
        arrow: 'a table is written by its owner alone',
        advice: `${name} belongs to ${owner} (scripts/arrows/table-owners.ts): call one of its use cases, or add the one that is missing.`,
      });
    }
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const isWrite =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        writes.has(callee.property.name);
      if (isWrite && first?.type === 'Identifier') written(first.name, first.start);
    },
    TemplateLiteral({ quasis, expressions }) {
      for (const [index, each] of expressions.entries()) {
        const before = quasis[index]?.value.raw ?? '';
        if (each.type === 'Identifier' && writingSql.test(before)) written(each.name, each.start);
      }
    },
  }).visit(program);

  if (isReadModel) return found;
  for (const [name, { table, at }] of tables) {
    const owner = ownerOf(table, from);
    if (owner === feature || found.some((use) => use.table === name)) continue;
    found.push({
      line: lineAt(at),
      table: name,
      arrow: "other features' tables are read in read models",
      advice: `${name} belongs to ${owner}: ask one of its use cases, or move the query to a *-read-model.ts of ${feature}.`,
    });
  }
  return found;
}

function ownerOf(table: string, { path }: SourceFile): string {
  const owner = tableOwners[table];
  if (owner === undefined)
    throw new Error(`${path}: the table ${table} has no owner in scripts/arrows/table-owners.ts yet.`);
  return owner;
}
