import { z } from 'zod';

import { countryCode, defaultCountry } from '../fields/places/country.ts';
import { emailAddress } from '../fields/email.ts';
import { canadaDialCodeValue, plainNumber } from '../fields/places/mobile.ts';
import { freeText, requiredLine } from '../fields/text.ts';
import { namePattern } from '../fields/text-patterns.ts';
import { defineEndpoint } from '../http/endpoint.ts';
import { attachmentByteLimit, maxAttachments } from './attachment-rules.ts';
import { contactMessages as messages } from './contact-messages.ts';

const line = (invalid: string, min: number, max: number, pattern?: RegExp) =>
  requiredLine({ required: messages.mandatory, invalid, min, max, ...(pattern && { pattern }) });

/** What a visitor types (SPEC §3 Contact payload, §5 Contact). */
export const emailParams = z.strictObject({
  fullname: line(messages.name, 3, 40, namePattern),
  countryCode: z
    .string({ error: messages.phone })
    .trim()
    .regex(/^\+\d{1,4}$/u, messages.phone)
    .transform((code) => (code === canadaDialCodeValue ? '+1' : code))
    .default('+1'),
  phoneNumber: z
    .string({ error: messages.mandatory })
    .overwrite(plainNumber)
    .min(1, messages.mandatory)
    .regex(/^\d{10}$/u, messages.phone),
  country: countryCode(messages.country, messages.mandatory),
  emailAddress: z
    .string({ error: messages.mandatory })
    .trim()
    .min(1, messages.mandatory)
    .pipe(emailAddress(messages.email)),
  messageSubject: line(messages.subject, 3, 150),
  messageBody: freeText({ max: 5_000, invalid: messages.bodyTooLong })
    .min(1, messages.mandatory)
    .min(3, messages.body),
});
export type EmailParams = z.output<typeof emailParams>;

/** The empty form. */
export const emptyEmailParams: z.input<typeof emailParams> = {
  fullname: '',
  countryCode: '+1',
  phoneNumber: '',
  country: defaultCountry,
  emailAddress: '',
  messageSubject: '',
  messageBody: '',
};

/** Length of the largest file in base64, with the head of its data URL. */
const longestDataUrl = Math.ceil(attachmentByteLimit / 3) * 4 + 200;

/** A file as a data URL, with its name where the sender knows one. Type and size are judged by the bytes. */
export const contactAttachment = z.strictObject({
  name: z.string().trim().min(1, messages.attachmentType).max(200, messages.attachmentType).optional(),
  path: z
    .string()
    .max(longestDataUrl, messages.attachmentSize)
    .refine((url) => /^data:[\w.+/-]*;base64,/u.test(url.slice(0, 160)), messages.attachmentType),
});
export type ContactAttachment = z.output<typeof contactAttachment>;

export const contactPayload = z.strictObject({
  emailParams,
  attachments: z.array(contactAttachment).max(maxAttachments, messages.attachmentLimit).default([]),
  /** Honeypot, hidden from people by the page. A message that fills it in gets the usual answer and is not stored. */
  website: z.string().max(500).default(''),
});
export type ContactPayload = z.output<typeof contactPayload>;

export const contactUs = defineEndpoint({
  method: 'POST',
  path: '/v1/user/contactus',
  summary: 'Write to the organisation',
  tag: 'Contact',
  access: 'anonymous',
  takesIdempotencyKey: true,
  body: contactPayload,
  data: z.object({ received: z.literal(true) }),
  bodyLimit: maxAttachments * longestDataUrl + 64 * 1024,
  limit: 'contact',
});
