import { nameOfOption } from '@sangamam/contract/conventions/translations/convention-texts';
import type { OwnWaitLists } from '@sangamam/contract/orders/wait-list/wait-list-endpoints';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import { wordsOfConvention } from '#server/features/conventions/translations/words-of-convention.ts';

/** Wait lists with the texts of their convention in a language. */
export async function waitListsInWords(
  ctx: Context,
  lists: OwnWaitLists,
  { conventionId, language }: { conventionId: string; language?: Language | undefined },
): Promise<OwnWaitLists> {
  const say = await wordsOfConvention(ctx, conventionId, language);
  return {
    ...lists,
    packages: lists.packages.map((one) => ({ ...one, packageName: say(one.packageName, 'NAME') })),
    addons: lists.addons.map((one) => ({
      ...one,
      title: say(one.title, 'NAME'),
      ...nameOfOption(one.key, say),
    })),
  };
}
