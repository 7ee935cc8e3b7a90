import type { CatalogueAddon } from '@sangamam/contract/conventions/addons/addon';

import type { AddonOptionRow, AddonWithOptions } from './addon-repository.ts';
import { piecesLeft } from './places-left.ts';

/**
 * An add-on in its wire format: the stored keys become the fields of its type. A missing Canadian price means the same
 * number. Undefined for an add-on that does not have all its prices yet.
 */
export function presentAddon({ row, options }: AddonWithOptions): CatalogueAddon | undefined {
  const base = {
    _id: row.id,
    conventionId: row.conventionId,
    title: row.title,
    shortDescription: row.shortDescription,
    placesLeft: placesLeft(options),
  };
  const [first] = options;
  if (!first) return undefined;
  switch (row.type) {
    case 'YES_NO': {
      const yes = options.find(({ key }) => key === 'Yes');
      return yes && { ...base, type: row.type, yesOrNo: prices(yes) };
    }
    case 'SINGLE_FIELD':
      return { ...base, type: row.type, singleField: { label: first.key, ...prices(first) } };
    case 'MULTIPLE_OPTIONS':
      return { ...base, type: row.type, multipleOptions: options.map(labelled) };
    case 'MULTIPLE_OPTIONS_WITH_TEXTBOX':
      return { ...base, type: row.type, multipleOptionsWithTextbox: options.map(labelled) };
    case 'ADULT_CHILDREN': {
      const adult = options.find(({ key }) => key === 'ADULT');
      const children = options.find(({ key }) => key === 'CHILDREN');
      if (!adult || !children) return undefined;
      return {
        ...base,
        type: row.type,
        adultOrChildren: {
          adultPrice: adult.price,
          cadAdultPrice: prices(adult).cadPrice,
          childrenPrice: children.price,
          cadChildrenPrice: prices(children).cadPrice,
        },
      };
    }
  }
}

/** None are left for others while families wait for them. */
function placesLeft(options: readonly AddonOptionRow[]): Record<string, number> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const left = option.familiesWaiting > 0 ? 0 : piecesLeft(option);
      return left === null ? [] : [[option.key, left]];
    }),
  );
}

function prices({ price, cadPrice }: AddonOptionRow): { price: number; cadPrice: number } {
  return { price, cadPrice: cadPrice ?? price };
}

function labelled(option: AddonOptionRow) {
  return { label: option.key, ...prices(option) };
}
