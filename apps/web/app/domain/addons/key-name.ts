import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/domain/addons.ts';

/** The display name of an add-on key within a line, where a plain *Yes* goes without saying. Labels from the catalogue are used as they are. */
export function keyName(key: string): string {
  return key === 'Yes' ? '' : optionName(key);
}

/** The name of an option of an add-on in a sentence, such as `Meals (Adults)`. */
export function titleOfOption(title: string, key: string): string {
  const option = keyName(key);
  return option === '' ? title : phrases.optionOf({ title, option });
}

/** The same with its number, where it is more than one: `2 × Meals (Adults)`. */
export function piecesName(title: string, key: string, quantity: number): string {
  const name = titleOfOption(title, key);
  return quantity === 1 ? name : `${quantity} × ${name}`;
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
