import type { Context } from '#server/db/context.ts';

import { findActiveAddon } from './addon-repository.ts';

/** Places left of an add-on option; undefined for one that is no longer offered or has no capacity. */
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
