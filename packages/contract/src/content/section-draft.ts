import { z } from 'zod';

import { crossField } from '../fields/cross-field.ts';
import { emailAddress } from '../fields/email.ts';
import { entityId } from '../fields/entity-id.ts';
import { freeText, optionalLine, requiredLine } from '../fields/text.ts';
import { contentMessages as messages } from './content-messages.ts';
import { programmeAges, programmeLanguages } from './programme.ts';
import { optionalLink, optionalPicture, requiredLink, requiredPicture } from './link.ts';

const line = (max: number) => optionalLine({ invalid: messages.tooLong(max), min: 1, max });
const mandatoryLine = (max: number) =>
  requiredLine({ required: messages.mandatory, invalid: messages.tooLong(max), min: 1, max });

/**
 * Most tags of a text: the time to clean it grows with tags more than with length. A text of 20,000 characters has some
 * 600.
 */
const mostTags = 1_000;

/** HTML of the editor; the server reduces it to the allow-list before storing it. */
const richText = freeText({ max: 20_000, invalid: messages.tooLong(20_000) }).refine(
  (html) => html.split('<', mostTags + 2).length <= mostTags + 1,
  messages.tooManyTags,
);

const phoneNumber = z
  .string()
  .trim()
  .regex(/^(?:\+?[\d\s().-]{7,30})?$/u, messages.phone);

const bannerSlide = z
  .strictObject({
    hasEarlyBirdImage: z.boolean(),
    hasButton: z.boolean(),
    backgroundUrl: optionalPicture,
    bannerHeading1: line(120),
    bannerHeading2: line(120),
    bannerHeading3: line(120),
    earlyBirdText: line(160),
    buttonUrl: optionalLink,
    buttonText: line(40),
  })
  .check(
    crossField((slide, refuse) => {
      if (slide.hasButton === true && slide.buttonUrl === '') refuse(['buttonUrl'], messages.buttonLink);
    }),
  );

const description = z.strictObject({
  imageUrl: optionalPicture,
  outwardText: richText,
  hiddenText1: richText,
  hiddenText2: richText,
});

const carousel = z.discriminatedUnion('contentType', [
  z.strictObject({
    contentType: z.literal('IMAGE'),
    contentUrl: z.array(requiredPicture).min(1, messages.carousel).max(60),
  }),
  z.strictObject({
    contentType: z.literal('VIDEO'),
    contentUrl: z.array(requiredLink).min(1, messages.carousel).max(60),
  }),
]);

const committeeMember = z.strictObject({
  imageUrl: optionalPicture,
  name: mandatoryLine(80),
  role: line(80),
  email: z.literal('').or(emailAddress(messages.email)),
  phoneNumber,
});

const faqEntry = z.strictObject({
  question: mandatoryLine(300),
  answer: richText.min(1, messages.mandatory),
  pdfUrl: optionalLink,
});

const clockTime = z.iso.time({ precision: -1, error: messages.time });

const programmeEntry = z.strictObject({
  date: z.iso.date(messages.date),
  startTime: clockTime,
  endTime: z.literal('').or(clockTime),
  title: mandatoryLine(120),
  hall: line(60),
  note: line(200),
  ages: z.enum(programmeAges),
  language: z.enum(programmeLanguages),
  highlight: z.boolean(),
});

const place = z.strictObject({
  imageUrl: optionalPicture,
  name: mandatoryLine(120),
  address: mandatoryLine(200),
  phoneNumber,
  mapUrl: optionalLink.refine((address) => !address.startsWith('/'), messages.mapLink),
  body: richText,
});

const common = { _id: entityId, sectionTitle: line(120), hidden: z.boolean().default(false) };

/** A section as an editor saves it: the rules of SPEC §3 and §9, with a sentence for each field. */
export const sectionDraft = z.discriminatedUnion('sectionType', [
  z.strictObject({
    ...common,
    sectionType: z.literal('BANNER'),
    banner: z.array(bannerSlide).min(1, messages.slides).max(12),
  }),
  z.strictObject({ ...common, sectionType: z.literal('CAROUSEL'), carousel }),
  z.strictObject({ ...common, sectionType: z.literal('DESCRIPTION'), description }),
  z.strictObject({
    ...common,
    sectionType: z.literal('COMMITTEE'),
    committee: z.array(committeeMember).min(1, messages.members).max(120),
  }),
  z.strictObject({
    ...common,
    sectionType: z.literal('FAQ'),
    faq: z.array(faqEntry).min(1, messages.questions).max(100),
  }),
  z.strictObject({
    ...common,
    sectionType: z.literal('TEXT'),
    text: z.strictObject({ body: richText.min(1, messages.mandatory) }),
  }),
  z.strictObject({
    ...common,
    sectionType: z.literal('PROGRAMME'),
    programme: z.array(programmeEntry).min(1, messages.items).max(200),
  }),
  z.strictObject({ ...common, sectionType: z.literal('PLACE'), place }),
]);
export type SectionDraft = z.output<typeof sectionDraft>;

/** Metadata for search engines and link previews; empty fields fall back to those of the site. */
export const pageMetaDraft = z.strictObject({
  title: line(70),
  description: line(200),
  shareImageUrl: optionalPicture,
});

/** The sections of a page in their order, with unique ids. */
export const sectionDrafts = z
  .array(sectionDraft)
  .max(40, messages.sections)
  .refine((sections) => new Set(sections.map(({ _id }) => _id)).size === sections.length, {
    error: 'Each section needs an id of its own',
    when: (payload) => payload.issues.length === 0,
  });
