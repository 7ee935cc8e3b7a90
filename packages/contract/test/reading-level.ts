import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The grade of an American school after which everybody reads a text at once. */
export const highestGrade = 8;

/** Shorter ones are names, labels and headings. */
const fewestWords = 7;

/** Long words that everybody here knows, because the convention is about them: they count as two syllables. */
const known = /\b(?:registrations?|conventions?|participants?|associations?|famil(?:y|ies))\b/giu;

/** Stands for every value that a text is about. */
const anything: unknown = new Proxy({}, { get: () => 'Ann' });

/** The texts of a module, with their names; those that are made of lists or numbers are left out. */
function textsOf(value: unknown, name: string): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value === 'function') {
    try {
      const text: unknown = Reflect.apply(value, undefined, [anything]);
      return typeof text === 'string' ? [[name, text]] : [];
    } catch {
      return [];
    }
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${name}.${key}`));
}

/** The grade of a text by Flesch and Kincaid: long sentences and long words make it higher. */
export function gradeOf(text: string): number {
  const simple = text.replaceAll(known, 'thing');
  return fleschKincaid({
    sentence: Math.max(1, text.match(/[.!?](?=\s|$)|\n/gu)?.length ?? 0),
    word: wordsOf(simple),
    syllable: syllable(simple),
  });
}

const wordsOf = (text: string) => text.split(/\s+/u).filter((part) => /\p{L}/u.test(part)).length;

/** The texts of a module of phrases that are too hard, with their names and grades. */
export function hardTexts(module: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(module)
    .flatMap(([name, value]) => textsOf(value, name))
    .filter(([, text]) => wordsOf(text) >= fewestWords && gradeOf(text) > highestGrade)
    .map(([name, text]) => `${name}, grade ${gradeOf(text).toFixed(1)}: ${text}`);
}
