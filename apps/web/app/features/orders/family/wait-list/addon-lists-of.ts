import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';
import { addonKeys, isFlatPriced } from '@sangamam/contract/orders/pricing/addon-lines';
import type { OwnWaitLists, WaitListOfAddon } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';

/** The heading of the lists, to which what is sold out leads. */
export const waitListId = 'wait-list';

/** Options that may be waited for, or are; what is offered stands above the form. */
export function addonListsOf(
  catalogue: readonly CatalogueAddon[],
  { owned, lists: { hours, addons: lists } }: { owned: ReadonlyMap<string, string>; lists: OwnWaitLists },
) {
  const soldOut = catalogue.flatMap((addon) => {
    const { _id: addonId, title, type, placesLeft, optionNames = {} } = addon;
    const isOnce = isFlatPriced(type);
    return [...addonKeys(addon).keys()].flatMap((key): { list: WaitListOfAddon; isOnce: boolean }[] => {
      const list = lists.find((one) => one.addonId === addonId && one.key === key);
      if (list?.own) return [{ list, isOnce }];
      if (placesLeft?.[key] !== 0 || hours === 0 || (isOnce && owned.has(addonId))) return [];
      const optionName = optionNames[key];
      const empty = { addonId, key, title, waiting: 0, offered: 0, own: null };
      return [{ list: list ?? { ...empty, ...(optionName && { optionName }) }, isOnce }];
    });
  });
  return soldOut.filter(({ list: { own } }) => own?.state !== 'OFFERED');
}
