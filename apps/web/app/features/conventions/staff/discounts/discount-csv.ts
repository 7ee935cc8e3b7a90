import type { DiscountCode } from '@sangamam/contract/conventions/discounts/discount-draft';

import * as phrases from '#phrases/conventions/staff/discounts.ts';

/** Codes as a table for a letter or a spreadsheet. What a spreadsheet would take for a formula begins with an apostrophe. */
export function codesAsCsv(codes: readonly DiscountCode[]): string {
  const rows = codes.map(({ code, title, uses, validUntil, active }) => [
    code,
    title,
    String(uses),
    validUntil ?? '',
    active ? phrases.offered : phrases.withdrawn,
  ]);
  const header = [phrases.code, phrases.title, phrases.used, phrases.until, phrases.state];
  return [header, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n') + '\r\n';
}

function quoted(text: string): string {
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Saves the codes of a batch as a file of the visitor's machine. */
export function saveCodes(name: string, codes: readonly DiscountCode[]): void {
  // The mark tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', codesAsCsv(codes)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
