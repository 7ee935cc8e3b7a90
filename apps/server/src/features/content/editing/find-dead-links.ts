import { isSitePage } from '@sangamam/contract/content/page-links';

import type { Context } from '#server/db/context.ts';
import { unknownMediaAmong } from '#server/features/content/media/media-of-addresses.ts';

/** Those of these addresses within the site that lead to no page and to no file of the library. */
export async function findDeadLinks(ctx: Context, links: readonly string[]): Promise<{ dead: string[] }> {
  const isFile = (link: string) => link.startsWith('/media/');
  const unknown = await unknownMediaAmong(ctx, links.filter(isFile));
  return { dead: links.filter((link) => (isFile(link) ? unknown.has(link) : !isSitePage(link))) };
}
