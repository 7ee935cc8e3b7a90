import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

import { sourceFilesOf } from '../arrows/find-violations.ts';
import type { FoundLiteral } from './find-literals.ts';

/** Modules for composing mails: every file that imports one of them, or is one, writes a mail. */
const mailModule = /(?:^|\/)mail-(?:blocks|layout)\.ts\b/mu;

/** Every text in the mail templates of the server outside `src/phrases`. */
export function findMailLiterals(root: string): FoundLiteral[] {
  return sourceFilesOf(root)
    .filter((file) => /^apps\/server\/src\/(?!phrases\/).+(?<!\.test)\.ts$/u.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      return mailModule.test(file) || mailModule.test(text) ? mailLiteralsOf(file, text) : [];
    });
}

/**
 * Strings and template literals of one mail template that a person would read: words of a sentence, or one word with a
 * capital initial. Codes, keys, HTML tags, styles and messages of thrown errors do not count.
 *
 * @throws Error when the text cannot be parsed, because such a file must not pass.
 */
export function mailLiteralsOf(file: string, text: string): FoundLiteral[] {
  const { program, errors } = parseSync(file, text);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const found: FoundLiteral[] = [];
  const skipped = new Set<number>();
  const add = (start: number, literal: string) => {
    const shown = textOf(literal);
    if (skipped.has(start) || !isReadable(shown)) return;
    found.push({ file, line: text.slice(0, start).split('\n').length, text: shown });
  };
  new Visitor({
    ImportDeclaration: ({ source }) => void skipped.add(source.start),
    ThrowStatement({ argument }) {
      if (argument.type !== 'NewExpression') return;
      for (const each of argument.arguments) skipped.add(each.start);
    },
    Literal({ start, value }) {
      if (typeof value === 'string') add(start, value);
    },
    TemplateLiteral({ start, quasis }) {
      add(start, quasis.map(({ value }) => value.cooked ?? '').join('…'));
    },
  }).visit(program);
  return found;
}

/** The text of a piece of HTML, or of a plain string, without tags and styles. */
function textOf(literal: string): string {
  return literal
    .replaceAll(/<style>.*?<\/style>/gsu, ' ')
    .replaceAll(/<[^>]*>/gu, ' ')
    .trim();
}

function isReadable(text: string): boolean {
  const isStyle = /^[a-z-]+:\S/u.test(text);
  return !isStyle && (/\p{L}{2,}[,.:;!?…]*\s+\p{L}/u.test(text) || /^\p{Lu}\p{Ll}/u.test(text));
}
