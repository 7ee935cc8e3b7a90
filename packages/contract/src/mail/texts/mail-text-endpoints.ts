import { z } from 'zod';

import { finishedFields } from '../../content/field-rules.ts';
import { entityId } from '../../fields/entity-id.ts';
import { requiredLine } from '../../fields/text.ts';
import { resource } from '../../http/resource.ts';
import { languages } from '../../phrases/language.ts';
import { bodyFault, faultText, subjectFault } from './mail-text.ts';
import { mailTextKindNames } from './mail-text-kinds.ts';

const kind = z.enum(mailTextKindNames);
const language = z.enum(languages);

const mailTexts = resource({
  path: '/v1/admin/conventions/{conventionId}/mail-texts',
  tag: 'Admin: mails',
  access: { ability: 'configure-conventions' },
  params: z.object({ conventionId: entityId }),
  errors: ['NOT_FOUND'],
});

/** Who made a version of a text, and when. */
const made = {
  /** Counted from 1 for each mail and language of a convention. */
  version: z.int(),
  changedAt: z.string(),
  /** `null` for somebody who is gone. */
  changedBy: z.string().nullable(),
};

/** A version of a text. Without subject and body it went back to the site's own. */
const mailTextVersion = z.object({
  ...made,
  subject: z.string().nullable(),
  body: z.string().nullable(),
});
export type MailTextVersion = z.output<typeof mailTextVersion>;

/** How it stands with the text of a mail in one language; `null` where it was never changed. */
const textState = z.object({ ...made, isOurs: z.boolean() }).nullable();

const mailTextRow = z.object({ kind, en: textState, ml: textState });
export type MailTextRow = z.output<typeof mailTextRow>;

export const listMailTexts = mailTexts.get('', {
  summary: 'Mails about a registration, and which of their texts were changed',
  data: z.object({ mails: z.array(mailTextRow) }),
});

/** Subject and body of the site's own text, as they are written in the editor. */
const written = z.object({ subject: z.string(), body: z.string() });

const textInLanguage = z.object({
  ours: written,
  /** The newest first; at most 30. */
  versions: z.array(mailTextVersion),
});

const mailTextDetail = z.object({
  conventionId: z.string(),
  kind,
  en: textInLanguage,
  ml: textInLanguage,
});
export type MailTextDetail = z.output<typeof mailTextDetail>;

export const getMailText = mailTexts.get('/{kind}', {
  summary: 'The text of a mail, in both languages, with its versions',
  params: z.object({ conventionId: entityId, kind }),
  data: mailTextDetail,
});

const draft = {
  kind,
  language,
  subject: requiredLine({
    min: 1,
    max: 150,
    required: 'Please write a subject',
    invalid: 'Please keep the subject under 151 characters',
  }),
  body: finishedFields.richText.refine((html) => html !== '', 'Please write the mail'),
};

type Draft = Pick<z.output<z.ZodObject<typeof draft>>, 'kind' | 'subject' | 'body'>;

function checkText({ kind, subject, body }: Draft, context: z.RefinementCtx): void {
  const faults = { subject: subjectFault(kind, subject), body: bodyFault(kind, body) };
  for (const field of ['subject', 'body'] as const) {
    const fault = faults[field];
    if (fault) context.addIssue({ code: 'custom', path: [field], message: faultText(fault) });
  }
}

/** The version that somebody started from; 0 where there was none. */
const fromVersion = { version: z.int().min(0) };

/** What an organiser writes in the place of the site's own text. */
export const mailTextDraft = z.strictObject({ ...draft, ...fromVersion }).superRefine(checkText);
export type MailTextDraft = z.output<typeof mailTextDraft>;

/** Stores a text as a new version. Mails that wait in the outbox stay as they were written. */
export const saveMailText = mailTexts.put('', {
  summary: 'Change the text of a mail',
  body: mailTextDraft,
  data: mailTextDetail,
  errors: ['CONFLICT'],
});

/** Goes back to the site's own text, which is a version, too. */
export const resetMailText = mailTexts.post('/ours', {
  summary: 'Go back to the site’s own text of a mail',
  body: z.strictObject({ kind, language, ...fromVersion }),
  data: mailTextDetail,
  errors: ['CONFLICT'],
});

const shown = {
  /** Number of a registration, temporary or not; the newest that fits without one. */
  number: z.string().trim().max(40).optional(),
};

const previewed = z.object({
  registrantName: z.string(),
  number: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});
export type MailTextPreview = z.output<typeof previewed>;

/** A text that is not stored, in a mail to a real family. Nothing is stored or sent. */
export const previewMailText = mailTexts.post('/preview', {
  summary: 'A text as a family would read it',
  body: z.strictObject({ ...draft, ...shown }).superRefine(checkText),
  data: previewed,
  errors: ['ORDER_NOT_FOUND'],
});

/** The same, to the caller's own address. */
export const testMailText = mailTexts.post('/test', {
  summary: 'Send a text to yourself as a family would get it',
  limit: 'test-mail',
  body: z.strictObject({ ...draft, ...shown }).superRefine(checkText),
  data: z.object({ sentTo: z.string() }),
  errors: ['ORDER_NOT_FOUND'],
});
