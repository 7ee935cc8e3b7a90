import { parseSync, Visitor, type TemplateElement } from 'oxc-parser';

import type { SourceFile } from './source-file.ts';
import type { TableUse } from './table-arrows.ts';
import { roomsAboveOwners, tableOwners } from './table-owners.ts';

/** Owners by the table's name in the database: `order_line_items` for `orderLineItems`. */
const owners = new Map(Object.entries(tableOwners).map(([name, owner]) => [sqlName(name), owner]));

const writing = String.raw`insert\s+into|update|delete\s+from|truncate(?:\s+table)?|merge\s+into`;
const reading = 'from|join|using';
const use = new RegExp(
  String.raw`\b(?:(?<write>${writing})|${reading})\s+(?:only\s+)?"?(?<table>[a-z_]+)"?(?![\w"])`,
  'giu',
);
/** The beginning of a string that is SQL; templates tagged with `sql` are SQL in any case. */
const statement = /^\s*\(?\s*(?:select|insert\s+into|update|delete\s+from|with|truncate|merge\s+into)\s/iu;

/**
 * Every use of a table that production code of the server names as text in SQL and that violates its ownership:
 * features follow the rules of imported tables (`table-arrows.ts`), `db/` may read every table and writes only its own,
 * and other code must not name tables in SQL.
 */
export function findTableTexts(
  from: SourceFile,
  text: string,
  excepted: readonly string[] = roomsAboveOwners,
): TableUse[] {
  if (!from.path.startsWith('apps/server/src/') || from.isTest) return [];
  if (excepted.includes(from.inside.split('/').slice(1, 3).join('/'))) return [];
  return [...tablesIn(from.path, text)].flatMap(({ table, owner, isWrite, at }) => {
    const broken = brokenRule(from, { table, owner, isWrite });
    return broken ? [{ line: text.slice(0, at).split('\n').length, table, ...broken }] : [];
  });
}

interface SpelledTable {
  table: string;
  owner: string;
  isWrite: boolean;
}

function brokenRule(
  { inside, feature, layer }: SourceFile,
  { table, owner, isWrite }: SpelledTable,
): Pick<TableUse, 'arrow' | 'advice'> | undefined {
  const isReadModel = inside.endsWith('-read-model.ts');
  if (layer !== 'db' && !isReadModel && !/(?:^|\/|-)repository\.ts$/u.test(inside)) {
    const place =
      feature === undefined ? `a *-repository.ts of ${owner}, or db/` : `a repository of ${feature}`;
    return { arrow: 'only repositories and db/ speak SQL', advice: `The query wants to live in ${place}.` };
  }
  if (isWrite && isReadModel)
    return {
      arrow: 'a read model only reads',
      advice: `What writes ${table} wants to live in a *-repository.ts of ${owner}.`,
    };
  if (owner === (feature ?? layer)) return undefined;
  if (isWrite)
    return {
      arrow: 'a table is written by its owner alone',
      advice: `${table} belongs to ${owner} (scripts/arrows/table-owners.ts): call one of its use cases.`,
    };
  if (isReadModel || layer === 'db') return undefined;
  return {
    arrow: "other features' tables are read in read models",
    advice: `${table} belongs to ${owner}: ask one of its use cases, or move the query to a *-read-model.ts.`,
  };
}

/** The tables that SQL in a file names as text, with their positions. */
function* tablesIn(file: string, text: string): Generator<SpelledTable & { at: number }> {
  const { program } = parseSync(file, text);
  const pieces: { at: number; sql: string }[] = [];
  const tagged = new Set<number>();
  const addQuasis = (quasis: TemplateElement[]) => {
    for (const { start, end } of quasis) pieces.push({ at: start, sql: text.slice(start, end) });
  };
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return;
      tagged.add(quasi.start);
      addQuasis(quasi.quasis);
    },
    TemplateLiteral({ start, quasis }) {
      if (!tagged.has(start) && statement.test(quasis[0]?.value.raw ?? '')) addQuasis(quasis);
    },
    Literal({ start, value }) {
      if (typeof value === 'string' && statement.test(value)) pieces.push({ at: start + 1, sql: value });
    },
  }).visit(program);
  for (const { at, sql } of pieces) {
    for (const { index, groups } of sql.matchAll(use)) {
      const table = groups?.['table']?.toLowerCase() ?? '';
      const owner = owners.get(table);
      if (owner !== undefined)
        yield { table, owner, isWrite: groups?.['write'] !== undefined, at: at + index };
    }
  }
}

/** The table's name in the database, by its export name in the data model. */
export function sqlName(name: string): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
