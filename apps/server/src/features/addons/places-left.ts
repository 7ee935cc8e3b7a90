import type { Context } from '#server/db/context.ts';

import { findActiveAddon } from './addon-repository.ts';

/** How many pieces of an add-on's option are left; nothing for one that is not offered any more or has no capacity. */
export async function addonPlacesLeft(
  ctx: Context,
  { addonId, key }: { addonId: string; key: string },
): Promise<{ title: string; left: number } | undefined> {
  const addon = await findActiveAddon(ctx.db, addonId);
  const option = addon?.options.find((one) => one.key === key);
  if (!addon || !option || option.capacity === null) return undefined;
  const { title } = addon.row;
  return { title: key === 'Yes' ? title : `${title} (${key})`, left: option.capacity - option.taken };
}
