import { z } from 'zod';

import { imageFacts, imageSource } from '../image-facts.ts';
import { contentMessages as messages } from '../content-messages.ts';
import { designTypes, versionStates } from '../page-kinds.ts';
import { revision } from '../../fields/revision.ts';
import { uploadBytes } from '../../files/upload-limits.ts';
import { requiredLine } from '../../fields/text.ts';

/** Kinds of library files: pictures (re-encoded), PDFs and videos (stored unchanged). */
export const mediaKinds = ['IMAGE', 'PDF', 'VIDEO'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Largest library file in bytes (SPEC §9). */
export const maxMediaBytes = uploadBytes('media');

/** For the file picker; the server judges by the content. */
export const mediaAccept =
  'image/jpeg,image/png,image/webp,image/avif,image/gif,application/pdf,video/mp4,video/webm';

/** A description of the picture for people who cannot see it, or of the PDF or video. Required. */
export const altText = requiredLine({
  required: messages.altText,
  invalid: messages.altText,
  min: 3,
  max: 250,
});

/** A file of the library. The content of `url` never changes, so it may be cached for ever. */
export const mediaItem = z.object({
  _id: z.string(),
  kind: z.enum(mediaKinds),
  url: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  byteSize: z.int(),
  altText: z.string(),
  /** Incremented by every change of the description. */
  revision,
  /** In pixels; `null` unless it is a picture. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  color: z.string().nullable(),
  /** Empty until the renditions are made. */
  sources: z.array(imageSource),
  variantsReady: z.boolean(),
  /** The picture that this one was cropped from. */
  croppedFrom: z.string().nullable(),
  /** The picture that stands for a video until it is played; `null` shows a frame of it. Only videos have one. */
  poster: imageFacts.extend({ _id: z.string(), url: z.string() }).nullable(),
  createdAt: z.string(),
  createdByName: z.string().nullable(),
  /** Published pages and drafts that show it; they prevent deleting it. */
  usedOn: z.array(z.object({ designType: z.enum(designTypes), state: z.enum(versionStates) })),
  /** Conventions with it as their banner; they prevent deleting it as well. */
  bannerOf: z.array(z.object({ _id: z.string(), name: z.string() })),
  /** Videos with it as their poster, by their descriptions; they prevent deleting it as well. */
  posterOf: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type MediaItem = z.output<typeof mediaItem>;

/** A rectangle in pixels of the stored picture. */
export const cropRectangle = z.strictObject({
  x: z.int().min(0),
  y: z.int().min(0),
  width: z.int().min(16),
  height: z.int().min(16),
});
export type CropRectangle = z.output<typeof cropRectangle>;
