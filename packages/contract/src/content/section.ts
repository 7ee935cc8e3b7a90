import { z } from 'zod';

import { carouselContentTypes } from './page-kinds.ts';
import { programmeAges, programmeLanguages, type ProgrammeItem } from './programme.ts';

/** One thing of the programme in its wire format. */
const programmeItem: z.ZodType<ProgrammeItem> = z.object({
  date: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  title: z.string(),
  hall: z.string(),
  note: z.string(),
  ages: z.enum(programmeAges),
  language: z.enum(programmeLanguages),
  highlight: z.boolean(),
});

/**
 * One slide of a banner. An empty `buttonText` reads 'Register Now'. `phoneBackgroundUrl` is the picture of phones, four
 * wide to three high; without one they show that part of the background.
 */
export const bannerSlide = z.object({
  hasEarlyBirdImage: z.boolean(),
  hasButton: z.boolean(),
  backgroundUrl: z.string(),
  phoneBackgroundUrl: z.string().optional(),
  bannerHeading1: z.string(),
  bannerHeading2: z.string(),
  bannerHeading3: z.string(),
  earlyBirdText: z.string(),
  buttonUrl: z.string(),
  buttonText: z.string(),
});
export type BannerSlide = z.output<typeof bannerSlide>;

/** A picture with text; the texts are HTML of the allow-list, the hidden ones open on demand. */
export const description = z.object({
  imageUrl: z.string(),
  outwardText: z.string(),
  hiddenText1: z.string(),
  hiddenText2: z.string(),
});
export type Description = z.output<typeof description>;

/** Library pictures, or videos (see `content/video-source.ts`). */
export const carousel = z.object({
  contentUrl: z.array(z.string()),
  contentType: z.enum(carouselContentTypes),
});
export type Carousel = z.output<typeof carousel>;

export const committeeMember = z.object({
  imageUrl: z.string(),
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
});
export type CommitteeMember = z.output<typeof committeeMember>;

/**
 * A question; the answer is HTML of the allow-list. `anchor` is the part after `#` in its address where its words do not
 * make it: in a translated page.
 */
export const faqEntry = z.object({
  question: z.string(),
  answer: z.string(),
  pdfUrl: z.string(),
  anchor: z.string().optional(),
});
export type FaqEntry = z.output<typeof faqEntry>;

/** Where something is: the picture is a map of ours, `mapUrl` leads to a map service once somebody follows it. */
export const place = z.object({
  imageUrl: z.string(),
  name: z.string(),
  address: z.string(),
  phoneNumber: z.string(),
  mapUrl: z.string(),
  body: z.string(),
});
export type Place = z.output<typeof place>;

const common = {
  /** The id stays with the section while it is edited and moved. */
  _id: z.string(),
  sectionTitle: z.string(),
};

/** A section for visitors (SPEC §3). An empty picture address means the fallback image. */
export const section = z.discriminatedUnion('sectionType', [
  z.object({ ...common, sectionType: z.literal('BANNER'), banner: z.array(bannerSlide) }),
  z.object({ ...common, sectionType: z.literal('CAROUSEL'), carousel }),
  z.object({ ...common, sectionType: z.literal('DESCRIPTION'), description }),
  z.object({ ...common, sectionType: z.literal('COMMITTEE'), committee: z.array(committeeMember) }),
  z.object({ ...common, sectionType: z.literal('FAQ'), faq: z.array(faqEntry) }),
  z.object({ ...common, sectionType: z.literal('TEXT'), text: z.object({ body: z.string() }) }),
  z.object({ ...common, sectionType: z.literal('PROGRAMME'), programme: z.array(programmeItem) }),
  z.object({ ...common, sectionType: z.literal('PLACE'), place }),
]);
export type Section = z.output<typeof section>;

/** A section for editors, which may be hidden. */
export const editedSection = section.and(z.object({ hidden: z.boolean() }));
export type EditedSection = z.output<typeof editedSection>;
