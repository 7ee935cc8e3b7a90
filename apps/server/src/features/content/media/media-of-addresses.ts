import type { PageMedia } from '@sangamam/contract/content/page-media';

import type { Context } from '#server/db/context.ts';
import { publicAddress, publicKeyIn } from '#server/features/files/file-address.ts';

import { imageFactsOf } from './image-sources.ts';
import { findMediaByKeys, listPosters } from './media-read-model.ts';
import { listRenditions } from './rendition-read-model.ts';

/** The library files that addresses refer to. */
export interface AddressedMedia {
  /** Ids without duplicates. */
  ids: string[];
  /** Addresses in the format of the library that are not (or no longer) in it. */
  unknown: Set<string>;
}

/**
 * Finds the library files of addresses; other addresses are ignored. The files found are locked until the transaction
 * ends.
 */
export async function mediaOfAddresses(ctx: Context, addresses: readonly string[]): Promise<AddressedMedia> {
  const ours = addresses.filter((address) => address.startsWith('/media/'));
  const rows = await findMediaByKeys(ctx.db, keysIn(ours), { lock: true });
  const known = new Map(rows.map(({ media, file }) => [publicAddress(file), media.id]));
  return {
    ids: [...new Set(ours.flatMap((address) => known.get(address) ?? []))],
    unknown: new Set(ours.filter((address) => !known.has(address))),
  };
}

/** Those of these addresses in the format of the library that are not (or no longer) in it. Locks nothing. */
export async function unknownMediaAmong(ctx: Context, addresses: readonly string[]): Promise<Set<string>> {
  const ours = addresses.filter((address) => address.startsWith('/media/'));
  const rows = await findMediaByKeys(ctx.db, keysIn(ours));
  const known = new Set(rows.map(({ file }) => publicAddress(file)));
  return new Set(ours.filter((address) => !known.has(address)));
}

/** Reads what pages need to show the library files among these addresses: pictures, and films with their posters. */
export async function mediaFactsOf(ctx: Context, addresses: readonly string[]): Promise<PageMedia> {
  const rows = await findMediaByKeys(ctx.db, keysIn(addresses));
  const posters = await listPosters(ctx.db, rows);
  const shown = [...rows, ...posters];
  const ids = shown.map(({ media }) => media.id);
  const renditions = Map.groupBy(await listRenditions(ctx.db, ids), ({ mediaId }) => mediaId);
  const facts: PageMedia = { images: {}, films: {}, posters: {} };
  for (const { media, file } of shown) {
    const image = imageFactsOf(media, renditions.get(media.id) ?? []);
    if (image) facts.images[publicAddress(file)] = image;
  }
  for (const { media, file } of rows) {
    if (media.kind !== 'VIDEO') continue;
    facts.films[publicAddress(file)] = media.altText;
    const poster = posters.find((one) => one.media.id === media.posterId);
    if (poster) facts.posters[publicAddress(file)] = publicAddress(poster.file);
  }
  return facts;
}

function keysIn(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => publicKeyIn(address) ?? []))];
}
