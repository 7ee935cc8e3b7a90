import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync } from 'oxc-parser';

/** A text for people that is written where it is shown instead of in the catalogue. */
export interface FoundLiteral {
  file: string;
  line: number;
  text: string;
}

/** Attributes whose value is shown or read aloud. */
const spoken =
  /^(?:aria-label|alt|title|placeholder|[a-z]*[lL]abel|[a-z]*[tT]itle|[a-z]*[hH]int|description|caption|intro)$/u;

const words = /\p{L}{2,}/u;

/** Every text in the markup of the web app outside `app/phrases`. */
export function findLiterals(root: string): FoundLiteral[] {
  const files = globSync('apps/web/app/**/*.tsx', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !file.endsWith('.test.tsx'));
  return files.flatMap((file) => literalsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * Texts between tags and in attributes of one file.
 *
 * @throws Error when the text cannot be parsed, because such a file must not pass.
 */
export function literalsOf(file: string, text: string): FoundLiteral[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: FoundLiteral[] = [];
  const add = (start: number, literal: string) => {
    if (!words.test(literal)) return;
    found.push({ file, line: text.slice(0, start).split('\n').length, text: literal.trim() });
  };
  walk(program, (node) => {
    if (node.type === 'JSXText') add(node.start, String(node['value']));
    if (node.type === 'JSXAttribute') {
      const value = node['value'] as Node | null;
      const name = (node['name'] as Node)['name'];
      if (value?.type === 'Literal' && typeof name === 'string' && spoken.test(name))
        add(node.start, String(value['value']));
    }
    if (node.type === 'JSXExpressionContainer') {
      for (const literal of shownLiterals(node['expression'] as Node))
        add(literal.start, String(literal['value']));
    }
  });
  return found;
}

/** Strings that an expression between tags shows: the string itself, or a branch of a condition. */
function shownLiterals(node: Node): Node[] {
  if (node.type === 'Literal')
    return typeof node['value'] === 'string' && /\s/u.test(node['value'].trim()) ? [node] : [];
  if (node.type === 'ConditionalExpression')
    return [...shownLiterals(node['consequent'] as Node), ...shownLiterals(node['alternate'] as Node)];
  if (node.type === 'LogicalExpression') return shownLiterals(node['right'] as Node);
  return [];
}

interface Node extends Record<string, unknown> {
  type: string;
  start: number;
}

function walk(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (Array.isArray(node)) {
    for (const each of node) walk(each, visit);
    return;
  }
  if ('type' in node && typeof node.type === 'string') visit(node as Node);
  for (const each of Object.values(node)) walk(each, visit);
}
