import { z } from 'zod';

import { imageFactsByUrl } from './image-facts.ts';
import { designTypes } from './page-kinds.ts';
import { section } from './section.ts';

/** What search engines and link previews are told; empty parts fall back to the site's own. */
export const pageMeta = z.object({
  title: z.string(),
  description: z.string(),
  shareImageUrl: z.string(),
});
export type PageMeta = z.output<typeof pageMeta>;

/** A page as visitors get it: SPEC §3's sections, and beside them what rendering needs. Hidden sections are left out. */
export const publishedPage = z.object({
  designType: z.enum(designTypes),
  /** Counts the versions of this page; `null` in a preview. */
  version: z.int().nullable(),
  /** For people: `2026-11-20/3`. For the terms it is what sign-up and submission record. */
  versionLabel: z.string().nullable(),
  publishedAt: z.string().nullable(),
  meta: pageMeta,
  sections: z.array(section),
  images: imageFactsByUrl,
});
export type PublishedPage = z.output<typeof publishedPage>;

/** How a published version is named where it is recorded: its day (UTC) and its number. */
export function versionLabel({ version, publishedAt }: { version: number; publishedAt: Date }): string {
  return `${publishedAt.toISOString().slice(0, 10)}/${version}`;
}
