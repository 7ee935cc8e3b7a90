import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as endpoints from '@sangamam/contract/mail/texts/mail-text-endpoints';
import type { MailTextKind } from '@sangamam/contract/mail/texts/mail-text-kinds';
import { keepPreviousData } from '@tanstack/react-query';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'mail-texts';
const refreshes = [group];

const of = (conventionId: string) => ({ params: { conventionId } });

/** The mails of a convention, and which of their texts were changed. */
export const useMailTexts = createQueryHook(endpoints.listMailTexts, of, { group });

/** The text of a mail in both languages, with its versions. */
export const useMailText = createQueryHook(
  endpoints.getMailText,
  (conventionId: string, kind: MailTextKind) => ({ params: { conventionId, kind } }),
  { group },
);

export const useSaveMailText = createMutationHook(
  endpoints.saveMailText,
  (conventionId: string) => (body: EndpointInput<typeof endpoints.saveMailText>['body']) => ({
    ...of(conventionId),
    body,
  }),
  { refreshes, answers: ({ conventionId, kind }) => useMailText.options(conventionId, kind) },
);

export const useResetMailText = createMutationHook(
  endpoints.resetMailText,
  (conventionId: string) => (body: EndpointInput<typeof endpoints.resetMailText>['body']) => ({
    ...of(conventionId),
    body,
  }),
  { refreshes, answers: ({ conventionId, kind }) => useMailText.options(conventionId, kind) },
);

/** What is previewed: a text without faults, and whose values fill it. */
export type PreviewInput = EndpointInput<typeof endpoints.previewMailText>['body'];

/** A text that is not stored, as a family would read it; the last one stays while the next is loading. */
export const useMailTextPreview = createQueryHook(
  endpoints.previewMailText,
  (conventionId: string, body: PreviewInput | undefined) => body && { ...of(conventionId), body },
  { group: 'mail-text-preview', placeholderData: keepPreviousData, ignoresMutations: true },
);

export const useTestMailText = createMutationHook(
  endpoints.testMailText,
  (conventionId: string) => (body: PreviewInput) => ({ ...of(conventionId), body }),
);
