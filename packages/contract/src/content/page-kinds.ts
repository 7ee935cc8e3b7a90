/** Pages of the site that editors write, by the name under which the site asks for them (SPEC §2). */
export const designTypes = ['HOME_PAGE', 'COMMITTEE_PAGE', 'FAQ_PAGE', 'PRIVACY_PAGE', 'TERMS_PAGE'] as const;
export type DesignType = (typeof designTypes)[number];

/** Section types of SPEC §3, and TEXT: plain rich text, as privacy and terms need it. */
export const sectionTypes = ['BANNER', 'CAROUSEL', 'DESCRIPTION', 'COMMITTEE', 'FAQ', 'TEXT'] as const;
export type SectionType = (typeof sectionTypes)[number];

/** What a carousel holds. */
export const carouselContentTypes = ['IMAGE', 'VIDEO'] as const;

/** What a banner's button says when the editor leaves it empty (SPEC §9). */
export const defaultButtonText = 'Register Now';

/** The label of a question's PDF, to the letter (SPEC §2). */
export const faqPdfLabel = 'Click Here to downlaod PDF';

/** A DRAFT is being written, SCHEDULED goes public by itself, PUBLISHED is what visitors see, ARCHIVED was. */
export const versionStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED', 'ARCHIVED'] as const;
export type VersionState = (typeof versionStates)[number];
