import type { ImageFacts } from '@sangamam/contract/content/image-facts';

import type { Context } from '#server/db/context.ts';
import { publicAddress, publicKeyIn } from '#server/features/files/file-address.ts';

import { imageSources } from './image-sources.ts';
import { findMediaByKeys } from './media-read-model.ts';
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

/** What pages need to show the library files among these addresses, by address. */
export interface MediaFacts {
  images: Record<string, ImageFacts>;
  /** The descriptions of films. */
  films: Record<string, string>;
}

/** Reads what pages need to show the library files among these addresses. */
export async function mediaFactsOf(ctx: Context, addresses: readonly string[]): Promise<MediaFacts> {
  const rows = await findMediaByKeys(ctx.db, keysIn(addresses));
  const ids = rows.map(({ media }) => media.id);
  const renditions = Map.groupBy(await listRenditions(ctx.db, ids), ({ mediaId }) => mediaId);
  const facts: MediaFacts = { images: {}, films: {} };
  for (const { media, file } of rows) {
    const { id, altText: alt, width, height, color } = media;
    if (file.contentType.startsWith('video/')) facts.films[publicAddress(file)] = alt;
    if (width === null || height === null || color === null) continue;
    facts.images[publicAddress(file)] = {
      alt,
      width,
      height,
      color,
      sources: imageSources(renditions.get(id) ?? []),
    };
  }
  return facts;
}

function keysIn(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => publicKeyIn(address) ?? []))];
}
