import type { BankLine } from '@sangamam/contract/bank/statements/bank-line';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { readXml } from '../xml/read-xml.ts';
import { collectOfx, type OfxCollector } from './collect-ofx.ts';
import type { Place } from '../statement-fault.ts';
import type { StatementReader } from '../statement-reader.ts';

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&nbsp;': ' ' };

/** Reads OFX 1: tags on their own open an aggregate, tags before a value are that value, whether they are closed or not. */
async function readSgml(text: string, collector: OfxCollector): Promise<void> {
  const tag = /<(\/?)([A-Za-z0-9._]{1,60})>([^<\r\n]*)/gu;
  const lines = countLines(text);
  let tags = 0;
  for (const found of text.matchAll(tag)) {
    const [, slash, name = '', rest = ''] = found;
    const value = rest.trim().replaceAll(/&(?:amp|lt|gt|nbsp);/gu, (entity) => entities[entity] ?? entity);
    const place = lines.placeOf(found.index);
    if (slash === '/') collector.close(name.toUpperCase(), '', place);
    else if (value === '') collector.open(name.toUpperCase());
    else collector.close(name.toUpperCase(), value, place);
    tags += 1;
    if (tags % 2_000 === 0) await nextTurn();
  }
}

/** Answers the places of ascending offsets, with one pass over the text. */
function countLines(text: string): { placeOf(offset: number): Place } {
  let line = 1;
  let lineStart = 0;
  let lineEnd = text.indexOf('\n');
  return {
    placeOf(offset) {
      while (lineEnd !== -1 && lineEnd < offset) {
        line += 1;
        lineStart = lineEnd + 1;
        lineEnd = text.indexOf('\n', lineStart);
      }
      return { line, column: offset - lineStart + 1 };
    },
  };
}

/** OFX, and the QFX and QBO that banks write for Quicken and QuickBooks: OFX with a few `INTU` tags besides. */
export const ofxStatement: StatementReader = {
  format: 'OFX',
  detects: (start) => /<OFX>|OFXHEADER/iu.test(start),
  open: (text) => ({ read: async (currency) => ({ lines: await readOfx(text, currency), leftOut: [] }) }),
};

/** The transactions: XML since version 2, before that SGML in which values have no end tags. */
async function readOfx(text: string, currency: Currency): Promise<BankLine[]> {
  const collector = collectOfx(currency);
  if (/^\s*<\?xml/iu.test(text)) {
    await readXml(text, {
      open: (path) => collector.open(lastOf(path)),
      close: (path, value, line, column) => collector.close(lastOf(path), value, { line, column }),
    });
  } else await readSgml(text, collector);
  return collector.lines;
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1).toUpperCase();
