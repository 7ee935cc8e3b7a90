import { attachmentFault, maxAttachments } from '@sangamam/contract/contact/attachment-rules';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { useState } from 'react';

import * as phrases from '#phrases/contact/family/attachments.ts';

/** An accepted file. */
export interface Attachment {
  id: number;
  file: File;
}

/** The files so far, and why those that were added last were refused. */
interface Picked {
  files: readonly Attachment[];
  faults: readonly string[];
}

let lastId = 0;

/** The files of a message. Files with a wrong name or size, the same one twice, or too many of them, are refused with a reason. */
export function useAttachments() {
  const [{ files, faults }, setPicked] = useState<Picked>({ files: [], faults: [] });
  return {
    files,
    faults,
    full: files.length >= maxAttachments,
    // Files that are chosen and dropped at once are added to each other.
    add: (chosen: readonly File[]) => setPicked((picked) => withFiles(picked, chosen)),
    remove: (id: number) =>
      setPicked((picked) => ({ files: picked.files.filter((one) => one.id !== id), faults: [] })),
  };
}

export type Attachments = ReturnType<typeof useAttachments>;

function withFiles({ files }: Picked, chosen: readonly File[]): Picked {
  const faults: string[] = [];
  const taken = [...files];
  for (const file of chosen) {
    const fault = faultBeside(taken, file);
    if (fault === undefined) taken.push({ id: (lastId += 1), file });
    else faults.push(`${file.name}: ${fault}`);
  }
  return { files: taken, faults };
}

function faultBeside(taken: readonly Attachment[], file: File): string | undefined {
  if (taken.some(({ file: one }) => one.name === file.name && one.size === file.size))
    return phrases.alreadyAttached;
  return taken.length >= maxAttachments ? messages.attachmentLimit : attachmentFault(file);
}
