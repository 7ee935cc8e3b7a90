import type { AddonType } from '@sangamam/contract/conventions/addons/addon';

import type { Context } from '#server/db/context.ts';

import { insertAddon, type NewAddon, type NewOption } from './catalogue-repository.ts';

type Wanted = Partial<NewAddon> & Pick<NewAddon, 'conventionId'> & { options?: readonly NewOption[] };

const someOptions: Record<AddonType, readonly NewOption[]> = {
  YES_NO: [{ key: 'Yes', price: 40, cadPrice: 55 }],
  MULTIPLE_OPTIONS: [
    { key: 'Garden side', price: 120, cadPrice: 165 },
    { key: 'Stage side', price: 200, cadPrice: 275 },
  ],
  SINGLE_FIELD: [{ key: 'Copies', price: 15, cadPrice: 20 }],
  ADULT_CHILDREN: [
    { key: 'ADULT', price: 60, cadPrice: 82 },
    { key: 'CHILDREN', price: 35, cadPrice: 48 },
  ],
  MULTIPLE_OPTIONS_WITH_TEXTBOX: [
    { key: 'Small', price: 25 },
    { key: 'Large', price: 25, cadPrice: 34 },
  ],
};

/** An add-on, by default a YES_NO for 40 US or 55 Canadian dollars, with prices that match its type. */
export function buildAddon(ctx: Context, { options, ...wanted }: Wanted) {
  const type = wanted.type ?? 'YES_NO';
  return insertAddon(
    ctx.db,
    { title: 'Airport shuttle', shortDescription: 'From the airport and back', type, ...wanted },
    options ?? someOptions[type],
  );
}
