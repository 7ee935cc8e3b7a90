import { declinedKey } from '@sangamam/contract/orders/pricing/addon-lines';

import * as phrases from '#phrases/domain/addons.ts';

/**
 * The display name of an add-on key within a line, where a plain *Yes* goes without saying. `translated` is what a label
 * from the catalogue is called in the language of the page; without it the label is used as it is.
 */
export function keyName(key: string, translated?: string): string {
  return key === 'Yes' ? '' : optionName(key, translated);
}

/** The name of an option of an add-on in a sentence, such as `Meals (Adults)`. */
export function titleOfOption(title: string, key: string, translated?: string): string {
  const option = keyName(key, translated);
  return option === '' ? title : phrases.optionOf({ title, option });
}

/** The same with its number, where it is more than one: `2 × Meals (Adults)`. */
export function piecesName(
  { title, key, optionName: translated }: { title: string; key: string; optionName?: string | undefined },
  quantity: number,
): string {
  const name = titleOfOption(title, key, translated);
  return quantity === 1 ? name : `${quantity} × ${name}`;
}

/** The display name of an add-on key as a choice. */
export function optionName(key: string, translated?: string): string {
  return names[key] ?? translated ?? key;
}

const names: Readonly<Record<string, string>> = {
  Yes: phrases.yes,
  [declinedKey]: phrases.no,
  ADULT: phrases.adults,
  CHILDREN: phrases.children,
};
