import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/domain/addons.ts';

/** The display name of an add-on key within a line, where a plain *Yes* goes without saying. Labels from the catalogue are used as they are. */
export function keyName(key: string): string {
  return key === 'Yes' ? '' : optionName(key);
}

/** The display name of an add-on key as a choice. */
export function optionName(key: string): string {
  return names[key] ?? key;
}

const names: Readonly<Record<string, string>> = {
  Yes: phrases.yes,
  [declinedKey]: phrases.no,
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};
