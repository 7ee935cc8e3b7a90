import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import { publishingFaults, type PageFault } from '@sangamam/contract/content/page-faults';

import type { Context } from '#server/db/context.ts';
import { unknownMediaAmong } from '#server/features/content/media/media-of-addresses.ts';
import { AppError, type Refusal } from '#server/http/errors/app-error.ts';

import { contentOf, type PageContent } from '../page-content.ts';
import type { VersionRow } from '../page-repository.ts';
import { addressesOf } from '../section-addresses.ts';

/** What keeps these contents from being published: rules of their fields, and files that the library does not have. */
export async function draftFaults(ctx: Context, content: PageContent): Promise<PageFault[]> {
  const faults = publishingFaults(content);
  const placed = addressesOf(content);
  const unknown = await unknownMediaAmong(
    ctx,
    placed.map(({ address }) => address),
  );
  const named = new Set(faults.map(({ field }) => field));
  const missing = placed
    .filter(({ field, address }) => unknown.has(address) && !named.has(field))
    .map(({ field }) => ({ field, message: messages.unknownMedia }));
  return [...faults, ...missing];
}

/**
 * Refuses a version that visitors must not see yet. Every way to publish one passes here.
 *
 * @throws PAGE_UNFINISHED with each fault at its field
 */
export async function requireFinished(ctx: Context, version: VersionRow): Promise<void> {
  const faults = await draftFaults(ctx, contentOf(version));
  const [first, ...rest] = faults.map(({ field, message }): Refusal => ({
    code: 'PAGE_UNFINISHED',
    field,
    message,
  }));
  if (first) throw AppError.all([first, ...rest]);
}
