import type { OwnData } from '@sangamam/contract/people/own-data/own-data-endpoints';

import * as phrases from '#phrases/people/family/own-data.ts';
import { formatDayOfInstant, formatInstant } from '#web/lib/text/date-text.ts';

/**
 * The data as a page that any browser opens and prints, for those to whom a JSON file says nothing. Keys of records and
 * empty fields are left out; the JSON file has them.
 */
export function readableData({ exportedAt, ...sections }: OwnData): string {
  const page = document.implementation.createHTMLDocument(phrases.yourDataOnPaper);
  page.documentElement.lang = 'en';
  page.head.append(element(page, 'style', style));
  page.body.append(
    element(page, 'h1', phrases.yourDataOnPaper),
    element(page, 'p', phrases.storedOn({ day: formatDayOfInstant(exportedAt) })),
  );
  for (const [name, rows] of Object.entries(sections)) {
    if (rows.length > 0) page.body.append(element(page, 'h2', inWords(name)), ...tablesOf(page, rows));
  }
  return `<!doctype html>\n<meta charset="utf-8">${page.documentElement.outerHTML}`;
}

function tablesOf(page: Document, rows: readonly unknown[]): HTMLElement[] {
  return rows.map((row) => {
    const table = page.createElement('table');
    for (const [name, value] of fieldsOf(row)) {
      const line = table.insertRow();
      line.append(element(page, 'th', inWords(name)), element(page, 'td', value));
    }
    return table;
  });
}

/** Fields with something to read, those of records within a record included. */
function fieldsOf(row: unknown, prefix = ''): [name: string, value: string][] {
  if (typeof row !== 'object' || row === null) return [[prefix, textOf(row)]];
  return Object.entries(row).flatMap(([name, value]: [string, unknown]) => {
    if (value === null || value === '' || isKey(value)) return [];
    const whole = `${prefix} ${name}`.trim();
    return typeof value === 'object' ? fieldsOf(value, whole) : [[whole, textOf(value)]];
  });
}

const isKey = (value: unknown) => typeof value === 'string' && /^[\da-f]{8}(?:-[\da-f]{4}){3}-/u.test(value);

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? phrases.yes : phrases.no;
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(text) ? formatInstant(text) : text;
}

/** `familyName` as `Family name`. */
function inWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function element(page: Document, tag: string, text: string): HTMLElement {
  const made = page.createElement(tag);
  made.textContent = text;
  return made;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color:#23302b}
h1,h2{color:#12513b}table{width:100%;margin:0 0 1rem;border-collapse:collapse;border-top:2px solid #b28a2e;break-inside:avoid}
th,td{padding:.3rem .5rem;border-bottom:1px solid #e4d9be;text-align:left;vertical-align:top;overflow-wrap:anywhere;white-space:pre-line}
th{width:35%;font-weight:500;color:#5b665f}`;
