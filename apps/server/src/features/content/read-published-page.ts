import type { DesignType } from '@sangamam/contract/content/page-kinds';
import type { PublishedPage } from '@sangamam/contract/content/published-page';
import type { Language } from '@sangamam/contract/phrases/language';

import type { Context } from '#server/db/context.ts';
import { mediaFactsOf } from '#server/features/content/media/media-of-addresses.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { contentOf } from './page-content.ts';
import { findPublished } from './page-repository.ts';
import { presentPublished } from './present-page.ts';
import { addressesOf } from './section-addresses.ts';

/**
 * A page as visitors see it in a language, read from the database each time, so that all nodes show what one publishes.
 *
 * @throws NOT_FOUND while nothing was ever published
 */
export async function readPublishedPage(
  ctx: Context,
  designType: DesignType,
  language: Language = 'en',
): Promise<PublishedPage> {
  const version = await findPublished(ctx.db, designType);
  if (!version) throw new AppError('NOT_FOUND');
  const content = contentOf(version);
  const media = await mediaFactsOf(
    ctx,
    addressesOf(content).map(({ address }) => address),
  );
  return presentPublished(designType, content, { version, media, language });
}
