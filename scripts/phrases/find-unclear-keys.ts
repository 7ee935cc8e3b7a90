import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

import { catalogues } from './translations.ts';

/** A key that repeats its sentence instead of naming what the phrase is for. */
export interface FoundKey {
  file: string;
  line: number;
  key: string;
}

const mostWords = 4;

/** Every key of the catalogues that has more than four words or a digit. Malayalam has only keys of English. */
export function findUnclearKeys(root: string): FoundKey[] {
  return catalogues
    .flatMap((catalogue) => globSync(`${catalogue}/en/**/*.ts`, { cwd: root }))
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
    .flatMap((file) => unclearKeysOf(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * Names of phrases in one catalogue, of exports and of what is in them. Keys that are not in camelCase are codes, such as a
 * status, and not names.
 *
 * @throws Error when the text cannot be parsed, because such a file must not pass.
 */
export function unclearKeysOf(file: string, text: string): FoundKey[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: FoundKey[] = [];
  const add = (node: Named | null) => {
    if (typeof node?.name !== 'string' || !isUnclear(node.name)) return;
    found.push({ file, line: text.slice(0, node.start).split('\n').length, key: node.name });
  };
  new Visitor({
    ExportNamedDeclaration({ declaration, specifiers }) {
      for (const { exported } of specifiers) add(exported);
      if (declaration?.type === 'VariableDeclaration') for (const { id } of declaration.declarations) add(id);
      if (declaration?.type === 'FunctionDeclaration') add(declaration.id);
    },
    ObjectExpression({ properties }) {
      for (const each of properties) if (each.type === 'Property' && !each.computed) add(each.key);
    },
  }).visit(program);
  return found;
}

/** A node of the parser; patterns and quoted keys have no name. */
interface Named {
  start: number;
  name?: unknown;
}

function isUnclear(key: string): boolean {
  if (!/^[a-z][a-zA-Z\d]*$/u.test(key)) return false;
  const words = key.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/gu) ?? [];
  return words.length > mostWords || /\d/u.test(key);
}
