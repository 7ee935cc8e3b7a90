import { z } from 'zod';

import { draftContent, finishedContent } from './section-draft.ts';

/** What keeps a page from being published: a field, as a dotted wire path, and the sentence for people. */
export const pageFault = z.object({ field: z.string(), message: z.string() });
export type PageFault = z.output<typeof pageFault>;

/** Most faults that are listed; nobody works through a longer list at once. */
const mostFaults = 100;

const finishedPage = z.object(finishedContent);
const savablePage = z.object(draftContent);

/** What is left to finish before these contents may be published; the first fault of each field. */
export function publishingFaults(content: unknown): PageFault[] {
  return faultsBy(finishedPage, content);
}

/** What keeps these contents from being saved as a draft; the first fault of each field. */
export function savingFaults(content: unknown): PageFault[] {
  return faultsBy(savablePage, content);
}

function faultsBy(rules: z.ZodType, content: unknown): PageFault[] {
  const faults = new Map<string, string>();
  for (const { path, message } of rules.safeParse(content).error?.issues ?? []) {
    const field = path.join('.');
    if (!faults.has(field)) faults.set(field, message);
    if (faults.size >= mostFaults) break;
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}
