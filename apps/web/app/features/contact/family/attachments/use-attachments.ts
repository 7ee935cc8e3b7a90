import { attachmentFault, maxAttachments } from '@sangamam/contract/contact/attachment-rules';
import { contactMessages as messages } from '@sangamam/contract/contact/contact-messages';
import { useState } from 'react';

import * as phrases from '#phrases/contact/family/attachments.ts';

/** An accepted file. */
export interface Attachment {
  id: number;
  file: File;
}

let lastId = 0;

/** The files of a message. Files with a wrong name or size, the same one twice, or too many of them, are refused with a reason. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = (chosen: readonly File[]) => {
    const told: string[] = [];
    const taken = [...files];
    for (const file of chosen) {
      const isTaken = taken.some(({ file: one }) => one.name === file.name && one.size === file.size);
      const fault = isTaken
        ? phrases.alreadyAttached
        : taken.length >= maxAttachments
          ? messages.attachmentLimit
          : attachmentFault(file);
      if (fault === undefined) taken.push({ id: (lastId += 1), file });
      else told.push(`${file.name}: ${fault}`);
    }
    setFiles(taken);
    setFaults(told);
  };
  const remove = (id: number) => {
    setFiles(files.filter((one) => one.id !== id));
    setFaults([]);
  };
  return { files, faults, full: files.length >= maxAttachments, add, remove };
}

export type Attachments = ReturnType<typeof useAttachments>;
