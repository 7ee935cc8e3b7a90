import { z } from 'zod';

import { designTypes } from './page-kinds.ts';
import { pageMedia } from './page-media.ts';
import { section } from './section.ts';

/** Metadata for search engines and link previews; empty fields fall back to those of the site. */
export const pageMeta = z.object({
  title: z.string(),
  description: z.string(),
  shareImageUrl: z.string(),
});
export type PageMeta = z.output<typeof pageMeta>;

/** A published page: the sections of SPEC §3 and what rendering needs. Hidden sections are left out. */
export const publishedPage = z.object({
  designType: z.enum(designTypes),
  /** Number of this version; `null` in a preview. */
  version: z.int().nullable(),
  /** For people: `2026-11-20/3`. Sign-up and submission store it for the terms. */
  versionLabel: z.string().nullable(),
  publishedAt: z.string().nullable(),
  meta: pageMeta,
  sections: z.array(section),
  ...pageMedia.shape,
});
export type PublishedPage = z.output<typeof publishedPage>;

/** The label of a published version: its date (UTC) and its number. */
export function versionLabel({ version, publishedAt }: { version: number; publishedAt: Date }): string {
  return `${publishedAt.toISOString().slice(0, 10)}/${version}`;
}
