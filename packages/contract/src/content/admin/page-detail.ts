import { z } from 'zod';

import { imageFactsByUrl } from '../image-facts.ts';
import { designTypes, versionStates } from '../page-kinds.ts';
import { pageMeta } from '../published-page.ts';
import { editedSection } from '../section.ts';

/** A version of a page without its content. `version` counts from 1; a draft has the number it will be published under. */
export const versionFacts = z.object({
  version: z.int(),
  state: z.enum(versionStates),
  /** When it was first saved, and last. */
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Who saved it last. */
  savedBy: z.string().nullable(),
  publishedAt: z.string().nullable(),
  /** When it goes public by itself. */
  scheduledFor: z.string().nullable(),
});
export type VersionFacts = z.output<typeof versionFacts>;

const page = {
  designType: z.enum(designTypes),
  /** Grows with everything that editors do to the page. A change carries the revision that it started from. */
  revision: z.int(),
  published: versionFacts.nullable(),
  /** What is being written or waits for its time; there is at most one. */
  draft: versionFacts.nullable(),
};

/** A page in the editors' list. */
export const pageRow = z.object(page);
export type PageRow = z.output<typeof pageRow>;

const content = { meta: pageMeta, sections: z.array(editedSection), images: imageFactsByUrl };

/** A page to be edited: the content of the draft, or where there is none, of the published version, or nothing yet. */
export const pageDetail = z.object({ ...page, ...content });
export type PageDetail = z.output<typeof pageDetail>;

/** An older version to be looked at. */
export const pageVersion = versionFacts.extend(content);
export type PageVersion = z.output<typeof pageVersion>;
