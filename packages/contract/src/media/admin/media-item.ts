import { z } from 'zod';

import { imageSource } from '../../content/image-facts.ts';
import { contentMessages as messages } from '../../content/content-messages.ts';
import { designTypes, versionStates } from '../../content/page-kinds.ts';
import { revision } from '../../fields/revision.ts';
import { requiredLine } from '../../fields/text.ts';

/** What the library keeps: pictures (re-encoded), PDFs and videos (as they are). */
export const mediaKinds = ['IMAGE', 'PDF', 'VIDEO'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Largest file that the library takes, in bytes (SPEC §9). */
export const maxMediaBytes = 10 * 1024 * 1024;

/** For the file picker; what counts on the server is the content. */
export const mediaAccept =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,video/mp4,video/webm';

/** What a picture shows, for people who cannot see it; for a PDF or a video what it is. Required (EXPERIENCE). */
export const altText = requiredLine({
  required: messages.altText,
  invalid: messages.altText,
  min: 3,
  max: 250,
});

/** A file of the library. `url` never changes its content and may be kept for ever. */
export const mediaItem = z.object({
  _id: z.string(),
  kind: z.enum(mediaKinds),
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  altText: z.string(),
  /** Grows with every change of the description. */
  revision,
  /** In pixels; `null` for what is no picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  color: z.string().nullable(),
  /** Empty until the background work is done. */
  sources: z.array(imageSource),
  variantsReady: z.boolean(),
  /** The picture that this one was cut out of. */
  croppedFrom: z.string().nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  /** Public pages and drafts that show it. While there are any, it cannot be deleted. */
  usedOn: z.array(z.object({ designType: z.enum(designTypes), state: z.enum(versionStates) })),
  /** Conventions that have it as their banner; while there are any, it cannot be deleted either. */
  bannerOf: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type MediaItem = z.output<typeof mediaItem>;

/** A rectangle in pixels of the picture as the library has it. */
export const cropRectangle = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(16),
  height: z.int().min(16),
});
export type CropRectangle = z.output<typeof cropRectangle>;
