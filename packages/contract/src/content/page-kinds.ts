/** Pages that editors write, by the name in their API address (SPEC §2). */
export const designTypes = [
  'HOME_PAGE',
  'PROGRAMME_PAGE',
  'TRAVEL_PAGE',
  'COMMITTEE_PAGE',
  'FAQ_PAGE',
  'PRIVACY_PAGE',
  'TERMS_PAGE',
] as const;
export type DesignType = (typeof designTypes)[number];

/**
 * Section types of SPEC §3, and ours: TEXT is plain rich text, as privacy and terms need it; PROGRAMME what happens when
 * and where; PLACE an address with a drawn map. A new section type starts here and in `section.ts` (its fields); the type check
 * finds the rules of its draft, its form, its place on the page, and what the server does with its texts and addresses.
 */
export const sectionTypes = [
  'BANNER',
  'CAROUSEL',
  'DESCRIPTION',
  'COMMITTEE',
  'FAQ',
  'TEXT',
  'PROGRAMME',
  'PLACE',
] as const;
export type SectionType = (typeof sectionTypes)[number];

/** Kinds of carousel entries. */
export const carouselContentTypes = ['IMAGE', 'VIDEO'] as const;

/** Text of a banner's button when the editor leaves it empty (SPEC §9). */
export const defaultButtonText = 'Register Now';

/** The label of a question's PDF, to the letter (SPEC §2). */
export const faqPdfLabel = 'Click Here to downlaod PDF';

/**
 * DRAFT: being edited. SCHEDULED: published at a set time. PUBLISHED: what visitors see. ARCHIVED: was published
 * before.
 */
export const versionStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const;
export type VersionState = (typeof versionStates)[number];
