import { formatDate } from '@sangamam/contract/fields/dates/format-date';
import { fullName } from '@sangamam/contract/fields/full-name';
import {
  fillLetter,
  letterParts,
  letterPlaceholders,
  placeholderNames,
  type LetterPart,
  type LetterValues,
} from '@sangamam/contract/letters/letter-placeholders';
import type { Say } from '@sangamam/contract/conventions/translations/convention-texts';
import type { Language } from '@sangamam/contract/phrases/language';

import { richText, smallLink } from '#server/features/mail/layout/mail-blocks.ts';
import { composeMail, type ComposedMail, type MailSite } from '#server/features/mail/layout/mail-layout.ts';
import { mailRichText, toPlainText } from '#server/features/mail/layout/rich-text.ts';
import { storedUnsubscribeUrl } from '#server/features/mail/outbox/unsubscribe-link.ts';
import { escapeHtml } from '#server/http/escape-html.ts';
import { mailPhrases } from '#server/phrases/mail-phrases.ts';

import type { LetterFacts } from './letter-read-model.ts';
import type { StoredLetter } from './letter-repository.ts';

/** What was written of a letter. */
export type LetterTexts = Pick<StoredLetter, 'subjectEn' | 'bodyEn' | 'subjectMl' | 'bodyMl'>;

/** The language in which a reader gets a letter: English where it is not written in theirs. */
export function languageOf({ bodyMl }: LetterTexts, language: Language | null): Language {
  return language === 'ml' && bodyMl !== '' ? 'ml' : 'en';
}

interface Parts {
  subject: LetterPart[];
  html: LetterPart[];
  text: LetterPart[];
}

/** Writes the mails of a letter: its texts are read once for all recipients. */
export interface LetterWriter {
  compose(language: Language, reader: { firstName: string; values: LetterValues }): ComposedMail;
  /** What was written, without greeting and small print, for a chat. */
  chatText(language: Language, values: LetterValues): string;
}

export function letterWriter(texts: LetterTexts, site: MailSite): LetterWriter {
  const read = (subject: string, body: string): Parts => {
    const { html, text } = mailRichText(body, site.url);
    return { subject: letterParts(subject), html: letterParts(html), text: letterParts(text) };
  };
  const written = { en: read(texts.subjectEn, texts.bodyEn), ml: read(texts.subjectMl, texts.bodyMl) };
  return {
    compose(language, { firstName, values }) {
      const { subject, html, text } = written[language];
      const { layout } = mailPhrases(language);
      const stop = storedUnsubscribeUrl({ publicUrl: site.url });
      return composeMail({
        site,
        language,
        subject: fillLetter(subject, values),
        greeting: layout.dear({ name: firstName }),
        blocks: [richText({ html: fillLetter(html, values, escapeHtml), text: fillLetter(text, values) })],
        foot: smallLink(layout.stopLetters, stop, layout.registrationMailsStay),
      });
    },
    chatText(language, values) {
      const body = language === 'ml' ? texts.bodyMl : texts.bodyEn;
      const text = toPlainText(body, { siteUrl: site.url, marks: true });
      return `*${fillLetter(written[language].subject, values)}*\n\n${fillLetter(letterParts(text), values)}`;
    },
  };
}

/** What is filled in for a family, in the language of its letter; `say` has the convention's texts in it. */
export function letterValues(facts: LetterFacts, language: Language, say: Say): LetterValues {
  return {
    firstName: facts.firstName,
    fullName: fullName(facts),
    familyName: facts.familyName ?? '',
    number: facts.number,
    convention: say(facts.conventionName, 'NAME'),
    people: String(facts.people),
    package: facts.packageName === null ? '' : say(facts.packageName, 'NAME'),
    localUnit: facts.localUnitName ?? '',
    hotel: facts.hotelName ?? '',
    hotelNumber: facts.hotelNumber ?? '',
    airport: facts.airportName ?? '',
    arrivalDay: facts.arrivalDay === null ? '' : formatDate(facts.arrivalDay, mailPhrases(language).dates),
  };
}

/** The names of the values in their place, where there is no family to fill in. */
export function placeholderValues(): LetterValues {
  return Object.fromEntries(
    placeholderNames.map((name) => [name, `{${letterPlaceholders[name].written}}`]),
  ) as LetterValues;
}
