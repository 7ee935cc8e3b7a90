import { z } from 'zod';

import { pageFault } from '../page-faults.ts';
import { designTypes, versionStates } from '../page-kinds.ts';
import { pageMedia } from '../page-media.ts';
import { pageTranslation } from '../page-translations.ts';
import { pageMeta } from '../published-page.ts';
import { editedSection } from '../section.ts';

/** A version without its content. `version` counts from 1; a draft has the number it will be published under. */
export const versionFacts = z.object({
  version: z.int(),
  state: z.enum(versionStates),
  /** First and last save. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Who saved it last. */
  savedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** Scheduled time of publishing. */
  scheduledFor: z.string().nullable(),
});
export type VersionFacts = z.output<typeof versionFacts>;

const page = {
  designType: z.enum(designTypes),
  /** Incremented by every change of the page. A change sends the revision it started from. */
  revision: z.int(),
  published: versionFacts.nullable(),
  /** The draft or scheduled version; at most one. */
  draft: versionFacts.nullable(),
};

/** Where a page stands. */
export const pageState = z.object(page);
export type PageState = z.output<typeof pageState>;

/** A page in the editors' list, with how many texts its draft has, or what is public, and how many are in Malayalam. */
export const pageRow = pageState.extend({ texts: z.int(), inMalayalam: z.int() });
export type PageRow = z.output<typeof pageRow>;

const content = {
  meta: pageMeta,
  sections: z.array(editedSection),
  translations: z.array(pageTranslation),
  ...pageMedia.shape,
};

/** A page for the editor: the content of the draft, else of the published version, else empty. */
export const pageDetail = z.object({
  ...page,
  ...content,
  /** What keeps the draft from being published; empty without a draft. */
  faults: z.array(pageFault),
});
export type PageDetail = z.output<typeof pageDetail>;

/** An older version with its content. */
export const pageVersion = versionFacts.extend(content);
export type PageVersion = z.output<typeof pageVersion>;
