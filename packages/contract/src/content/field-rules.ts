import { z } from 'zod';

import { emailAddress } from '../fields/email.ts';
import { freeText, optionalLine, requiredLine } from '../fields/text.ts';
import { contentMessages as messages } from './content-messages.ts';
import { optionalLink, optionalPicture, requiredLink, requiredPicture, unfinishedLink } from './link.ts';

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

const clockTime = z.iso.time({ precision: -1, error: messages.time });

/** What each kind of field of a section must hold. */
export interface FieldRules {
  line: (max: number) => z.ZodType<string, string | undefined>;
  mandatoryLine: (max: number) => z.ZodType<string, string>;
  email: z.ZodType<string, string>;
  phoneNumber: z.ZodType<string, string>;
  link: z.ZodType<string, string>;
  mandatoryLink: z.ZodType<string, string>;
  mapLink: z.ZodType<string, string>;
  picture: z.ZodType<string, string>;
  mandatoryPicture: z.ZodType<string, string>;
  richText: z.ZodType<string, string>;
  mandatoryRichText: z.ZodType<string, string>;
  date: z.ZodType<string, string>;
  time: z.ZodType<string, string>;
  optionalTime: z.ZodType<string, string>;
  /** Fewest entries of a list, with the sentence for an emptier one. */
  fewest: (sentence: string) => readonly [number, string];
  buttonNeedsLink: boolean;
}

const line = (max: number) => optionalLine({ invalid: messages.tooLong(max), min: 1, max });

/** The rules of SPEC §3 and §9, with a sentence for each field: what visitors may see. */
export const finishedFields: FieldRules = {
  line,
  mandatoryLine: (max) =>
    requiredLine({ required: messages.mandatory, invalid: messages.tooLong(max), min: 1, max }),
  email: z.literal('').or(emailAddress(messages.email)),
  phoneNumber,
  link: optionalLink,
  mandatoryLink: requiredLink,
  mapLink: optionalLink.refine((address) => !address.startsWith('/'), messages.mapLink),
  picture: optionalPicture,
  mandatoryPicture: requiredPicture,
  richText,
  mandatoryRichText: richText.min(1, messages.mandatory),
  date: z.iso.date(messages.date),
  time: clockTime,
  optionalTime: z.literal('').or(clockTime),
  fewest: (sentence) => [1, sentence],
  buttonNeedsLink: true,
};

/** Longest line of a draft, whatever its field allows in public. */
export const longestDraftLine = 2_000;
const optionalAnyLine = line(longestDraftLine);
const anyLine = optionalAnyLine.unwrap();

/**
 * What a draft may hold: fields may be empty, too long or misspelt, as somebody leaves them for tomorrow. Scripts in
 * links, pictures of other sites, and texts that are too large to be cleaned are refused here, too.
 */
export const unfinishedFields: FieldRules = {
  line: () => optionalAnyLine,
  mandatoryLine: () => anyLine,
  email: anyLine,
  phoneNumber: anyLine,
  link: unfinishedLink,
  mandatoryLink: unfinishedLink,
  mapLink: unfinishedLink,
  picture: optionalPicture,
  mandatoryPicture: optionalPicture,
  richText,
  mandatoryRichText: richText,
  date: anyLine,
  time: anyLine,
  optionalTime: anyLine,
  fewest: (sentence) => [0, sentence],
  buttonNeedsLink: false,
};
