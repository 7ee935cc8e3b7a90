import { z } from 'zod';

import { crossField } from '../fields/cross-field.ts';
import { entityId } from '../fields/entity-id.ts';
import { contentMessages as messages } from './content-messages.ts';
import { finishedFields, unfinishedFields, type FieldRules } from './field-rules.ts';
import { translationDrafts } from './page-translations.ts';
import { programmeAges, programmeLanguages } from './programme.ts';

/** The parts of a page, their fields after these rules. The shape is the same for all. */
function contentBy(rules: FieldRules) {
  const { line, mandatoryLine, fewest } = rules;

  const bannerSlide = z
    .strictObject({
      hasEarlyBirdImage: z.boolean(),
      hasButton: z.boolean(),
      backgroundUrl: rules.picture,
      phoneBackgroundUrl: rules.picture.optional(),
      bannerHeading1: line(120),
      bannerHeading2: line(120),
      bannerHeading3: line(120),
      earlyBirdText: line(160),
      buttonUrl: rules.link,
      buttonText: line(40),
    })
    .check(
      crossField((slide, refuse) => {
        if (rules.buttonNeedsLink && slide.hasButton === true && slide.buttonUrl === '') {
          refuse(['buttonUrl'], messages.buttonLink);
        }
      }),
    );

  const description = z.strictObject({
    imageUrl: rules.picture,
    outwardText: rules.richText,
    hiddenText1: rules.richText,
    hiddenText2: rules.richText,
  });

  const carousel = z.discriminatedUnion('contentType', [
    z.strictObject({
      contentType: z.literal('IMAGE'),
      contentUrl: z
        .array(rules.mandatoryPicture)
        .min(...fewest(messages.carousel))
        .max(60),
    }),
    z.strictObject({
      contentType: z.literal('VIDEO'),
      contentUrl: z
        .array(rules.mandatoryLink)
        .min(...fewest(messages.carousel))
        .max(60),
    }),
  ]);

  const committeeMember = z.strictObject({
    imageUrl: rules.picture,
    name: mandatoryLine(80),
    role: line(80),
    email: rules.email,
    phoneNumber: rules.phoneNumber,
  });

  const faqEntry = z.strictObject({
    question: mandatoryLine(300),
    answer: rules.mandatoryRichText,
    pdfUrl: rules.link,
  });

  const programmeEntry = z.strictObject({
    date: rules.date,
    startTime: rules.time,
    endTime: rules.optionalTime,
    title: mandatoryLine(120),
    hall: line(60),
    note: line(200),
    ages: z.enum(programmeAges),
    language: z.enum(programmeLanguages),
    highlight: z.boolean(),
  });

  const place = z.strictObject({
    imageUrl: rules.picture,
    name: mandatoryLine(120),
    address: mandatoryLine(200),
    phoneNumber: rules.phoneNumber,
    mapUrl: rules.mapLink,
    body: rules.richText,
  });

  const list = <Entry extends z.ZodType>(entry: Entry, sentence: string, most: number) =>
    z
      .array(entry)
      .min(...fewest(sentence))
      .max(most);
  const common = { _id: entityId, sectionTitle: line(120), hidden: z.boolean().default(false) };
  const section = z.discriminatedUnion('sectionType', [
    z.strictObject({
      ...common,
      sectionType: z.literal('BANNER'),
      banner: list(bannerSlide, messages.slides, 12),
    }),
    z.strictObject({ ...common, sectionType: z.literal('CAROUSEL'), carousel }),
    z.strictObject({ ...common, sectionType: z.literal('DESCRIPTION'), description }),
    z.strictObject({
      ...common,
      sectionType: z.literal('COMMITTEE'),
      committee: list(committeeMember, messages.members, 120),
    }),
    z.strictObject({
      ...common,
      sectionType: z.literal('FAQ'),
      faq: list(faqEntry, messages.questions, 100),
    }),
    z.strictObject({
      ...common,
      sectionType: z.literal('TEXT'),
      text: z.strictObject({ body: rules.mandatoryRichText }),
    }),
    z.strictObject({
      ...common,
      sectionType: z.literal('PROGRAMME'),
      programme: list(programmeEntry, messages.items, 200),
    }),
    z.strictObject({ ...common, sectionType: z.literal('PLACE'), place }),
  ]);

  /** Metadata for search engines and link previews; empty fields fall back to those of the site. */
  const meta = z.strictObject({ title: line(70), description: line(200), shareImageUrl: rules.picture });

  /** The sections of a page in their order, with unique ids. */
  const sections = z
    .array(section)
    .max(40, messages.sections)
    .refine((all) => new Set(all.map(({ _id }) => _id)).size === all.length, {
      error: 'Each section needs an id of its own',
      when: (payload) => payload.issues.length === 0,
    });

  return { section, meta, sections };
}

const draft = contentBy(unfinishedFields);
const finished = contentBy(finishedFields);

/** A section as an editor saves it, finished or not. */
export const sectionDraft = draft.section;
export type SectionDraft = z.output<typeof sectionDraft>;

/** A section that may be published: the rules of SPEC §3 and §9, with a sentence for each field. */
export const finishedSection = finished.section;

/** The content of a page as an editor saves it. Without translations, those that it has stay. */
export const draftContent = {
  meta: draft.meta,
  sections: draft.sections,
  translations: translationDrafts.optional(),
};

/** The content of a page that may be published. */
export const finishedContent = { meta: finished.meta, sections: finished.sections };
