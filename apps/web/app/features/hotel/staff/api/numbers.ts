import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  acceptNumbers,
  maxAcceptedNumbers,
  previewNumbers,
  undoNumbers,
  type LineChoice,
  type NumberColumns,
} from '@sangamam/contract/hotel/numbers/numbers-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { fetchWithProgress } from '#web/lib/api/fetch-with-progress.ts';
import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';

/** A list of the hotel and how to read it. */
export interface NumbersUpload {
  file: File;
  columns?: NumberColumns | undefined;
  /** What staff said of lines. */
  choices?: readonly LineChoice[] | undefined;
  /** Gets the progress of the upload from 0 to 1. */
  onProgress: (sent: number) => void;
}

/** Reads a list of the hotel; nothing is changed. */
export const usePreviewNumbers = createCallHook(
  (conventionId: string) =>
    ({ file, columns, choices = [], onProgress }: NumbersUpload) =>
      callEndpoint(
        previewNumbers,
        {
          body: {
            conventionId,
            ...(columns && { columns: JSON.stringify(columns) }),
            ...(choices.length > 0 && { choices: JSON.stringify(choices) }),
          },
        },
        { file, fetch: fetchWithProgress(onProgress) },
      ),
);

type Family = EndpointInput<typeof acceptNumbers>['body']['families'][number];

/** Enters numbers, as many in a call as the server takes; what was entered stays when a later call fails. */
export const useAcceptNumbers = createCallHook(
  (conventionId: string) => async (families: readonly Family[]) => {
    const results = [];
    for (let at = 0; at < families.length; at += maxAcceptedNumbers) {
      const body = { families: families.slice(at, at + maxAcceptedNumbers) };
      const answer = await callEndpoint(acceptNumbers, { params: { conventionId }, body });
      results.push(...answer.results);
    }
    return results;
  },
  { refreshes: ['hotel'] },
);

type Undoable = EndpointInput<typeof undoNumbers>['body']['decisions'][number];

/** Undoes numbers that were entered within the last minute, as many in a call as the server takes. */
export const useUndoNumbers = createCallHook(
  (conventionId: string) => async (decisions: readonly Undoable[]) => {
    const results = [];
    for (let at = 0; at < decisions.length; at += maxAcceptedNumbers) {
      const body = { decisions: decisions.slice(at, at + maxAcceptedNumbers) };
      const answer = await callEndpoint(undoNumbers, { params: { conventionId }, body });
      results.push(...answer.results);
    }
    return results;
  },
  { refreshes: ['hotel'] },
);
