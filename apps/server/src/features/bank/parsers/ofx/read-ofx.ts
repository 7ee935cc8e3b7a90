import type { BankLine } from '@sangamam/contract/bank/statements/bank-line';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import { readXml } from '../xml/read-xml.ts';
import { collectOfx } from './collect-ofx.ts';
import { readSgml } from './read-sgml.ts';

/**
 * The transactions of an OFX or QFX export: XML since version 2, before that SGML in which values have no end tags.
 *
 * @throws RQST_PARAMS_INVALID naming line and column
 */
export async function readOfx(text: string, currency: Currency): Promise<BankLine[]> {
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
