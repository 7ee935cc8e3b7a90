import { bodyFault, subjectFault } from '@sangamam/contract/mail/texts/mail-text';
import type { MailTextDetail, MailTextVersion } from '@sangamam/contract/mail/texts/mail-text-endpoints';
import {
  blocksOf,
  mailBlocks,
  mailPlaceholders,
  placeholdersOf,
  type MailTextKind,
} from '@sangamam/contract/mail/texts/mail-text-kinds';
import { faultOf } from '@sangamam/contract/fields/placeholders/placeholders';
import type { Language } from '@sangamam/contract/phrases/language';

import * as phrases from '#phrases/mail/staff/texts.ts';
import type { Placeholders } from '#web/domain/rich-text/placeholders.ts';

/** A text as the form starts from it; `revision` is its version, 0 where it was never changed. */
export interface StoredText {
  subject: string;
  body: string;
  revision: number;
  /** The version that counts; undefined while it is the site's own. */
  current: MailTextVersion | undefined;
}

/** What families get now in a language. */
export function storedText(detail: MailTextDetail, language: Language): StoredText {
  const { ours, versions } = detail[language];
  const [latest] = versions;
  const { subject = null, body = null } = latest ?? {};
  const isOurs = subject === null || body === null;
  return {
    ...(isOurs ? ours : { subject, body }),
    revision: latest?.version ?? 0,
    current: isOurs ? undefined : latest,
  };
}

/** True when a text can be sent as it is. */
export function isFlawless(
  kind: MailTextKind,
  { subject, body }: { subject: string; body: string },
): boolean {
  return (
    subject.trim() !== '' &&
    subject.length <= 150 &&
    subjectFault(kind, subject) === undefined &&
    bodyFault(kind, body) === undefined
  );
}

/** What is offered to be filled into a mail: its values, and the blocks that it must have. */
export function fillInsOf(kind: MailTextKind): Placeholders {
  const values = placeholdersOf(kind).map((name) => {
    const { written } = mailPlaceholders[name];
    const words = phrases.otherwise[name];
    return {
      label: phrases.placeholders[name],
      written: words === undefined ? `{${written}}` : `{${written}|${words}}`,
    };
  });
  const blocks = blocksOf(kind).map((name) => ({
    label: phrases.blocks[name],
    written: `{${mailBlocks[name].written}}`,
    isParagraph: true,
  }));
  const known = Object.fromEntries(placeholdersOf(kind).map((name) => [name, mailPlaceholders[name]]));
  const blocksWritten = new Set(blocks.map(({ written }) => written));
  return {
    choices: [...values, ...blocks],
    isKnown: (written) => blocksWritten.has(written.toLowerCase()) || faultOf(known, written) === undefined,
  };
}
