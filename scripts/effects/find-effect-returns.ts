import { readFileSync } from 'node:fs';
import path from 'node:path';

import {
  parseSync,
  Visitor,
  type ArrowFunctionExpression,
  type Expression,
  type Function as FunctionNode,
  type Program,
} from 'oxc-parser';

import { sourceFilesOf } from '../arrows/find-violations.ts';

/** An effect or a ref callback that returns something React would call as its cleanup. */
export interface EffectReturn {
  file: string;
  line: number;
  /** The returned expression as written; `async` for a function that always returns a promise. */
  returned: string;
}

type AnyFunction = ArrowFunctionExpression | FunctionNode;

/** Names in the file that stand for a function: declared, or assigned once. */
type Functions = Map<string, AnyFunction>;

/** Every effect and ref callback of the web app below `root` that returns anything but a function or nothing. */
export function findEffectReturns(root: string): EffectReturn[] {
  return sourceFilesOf(root)
    .filter((file) => file.startsWith('apps/web/'))
    .flatMap((file) => effectReturnsOf(file, readFileSync(path.join(root, file), 'utf8')));
}

/**
 * The same for the text of one file. The compiler cannot detect this: a browser function whose type says `void` may
 * return a value in a later version (`scrollTo` returns a promise), and React calls the return value of an effect. A
 * call counts as a cleanup only when its callee is imported, or declared in the file and itself without such a return.
 *
 * @throws Error when the text cannot be parsed, because such a file must not pass.
 */
export function effectReturnsOf(file: string, text: string): EffectReturn[] {
  const { program, module, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const imported = new Set(
    module.staticImports.flatMap(({ entries }) => entries.map(({ localName }) => localName.value)),
  );
  const functions: Functions = new Map();
  const callbacks: Expression[] = [];
  new Visitor({
    FunctionDeclaration(declaration) {
      if (declaration.id) functions.set(declaration.id.name, declaration);
    },
    VariableDeclarator({ id, init }) {
      const assigned = init && functionIn(init);
      if (id.type === 'Identifier' && assigned) functions.set(id.name, assigned);
    },
    CallExpression({ callee, arguments: [callback] }) {
      if (!/^use\w*Effect$/u.test(nameOf(callee)) || callback === undefined) return;
      if (callback.type !== 'SpreadElement') callbacks.push(callback);
    },
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !/^(?:ref|\w+Ref)$/u.test(name.name)) return;
      if (value?.type !== 'JSXExpressionContainer' || value.expression.type === 'JSXEmptyExpression') return;
      callbacks.push(value.expression);
    },
  }).visit(program);

  const seen = new Set<AnyFunction>();
  const found = new Map<number, EffectReturn>();
  const report = (at: number, returned: string) =>
    found.set(at, { file, line: text.slice(0, at).split('\n').length, returned });

  /** Checks an argument that is passed as an effect or a ref. */
  const checkCallback = (callback: Expression): void => {
    for (const each of branchesOf(callback)) {
      const called = functionIn(each) ?? (each.type === 'Identifier' && functions.get(each.name));
      if (called) checkFunction(called);
    }
  };
  const checkFunction = (called: AnyFunction): void => {
    if (seen.has(called)) return;
    seen.add(called);
    if (called.async) report(called.start, 'async');
    else for (const returned of returnsOf(called)) checkReturned(returned);
  };
  const checkReturned = (returned: Expression): void => {
    for (const each of branchesOf(returned)) {
      if (functionIn(each) || each.type === 'Identifier') continue;
      if (each.type === 'Literal' && each.value === null) continue;
      if (each.type === 'UnaryExpression' && each.operator === 'void') continue;
      const callee = each.type === 'CallExpression' ? each.callee : undefined;
      const own = callee?.type === 'Identifier' ? functions.get(callee.name) : undefined;
      if (own) checkFunction(own);
      else if (callee?.type !== 'Identifier' || !imported.has(callee.name))
        report(each.start, text.slice(each.start, each.end));
    }
  };
  for (const callback of callbacks) checkCallback(callback);
  return [...found.values()].toSorted((one, other) => one.line - other.line);
}

/**
 * The possible results of an expression: both branches of a condition, the last of a sequence, the inside of
 * parentheses.
 */
function branchesOf(expression: Expression): Expression[] {
  switch (expression.type) {
    case 'ConditionalExpression':
      return [...branchesOf(expression.consequent), ...branchesOf(expression.alternate)];
    case 'LogicalExpression':
      return [...branchesOf(expression.left), ...branchesOf(expression.right)];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return branchesOf(expression.expression);
    default:
      return [expression];
  }
}

/** The function that an expression is, or that it memoizes (`useCallback`). */
function functionIn(expression: Expression): AnyFunction | undefined {
  if (expression.type === 'ArrowFunctionExpression' || expression.type === 'FunctionExpression')
    return expression;
  if (expression.type !== 'CallExpression') return undefined;
  if (!['useCallback', 'useEffectEvent'].includes(nameOf(expression.callee))) return undefined;
  const [kept] = expression.arguments;
  return kept === undefined || kept.type === 'SpreadElement' ? undefined : functionIn(kept);
}

/** Every expression that a function may return, without those of functions inside it. */
function returnsOf({ body }: AnyFunction): Expression[] {
  if (!body) return [];
  if (body.type !== 'BlockStatement') return [body];
  const returned: Expression[] = [];
  let depth = 0;
  const enter = () => {
    depth += 1;
  };
  const leave = () => {
    depth -= 1;
  };
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    ReturnStatement({ argument }) {
      if (depth === 0 && argument) returned.push(argument);
    },
  }).visit({ type: 'Program', body: body.body } as Program);
  return returned;
}

function nameOf(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  return callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? callee.property.name
    : '';
}
