import { maxMediaBytes, mediaAccept } from '@sangamam/contract/content/media/media-item';
import { useState } from 'react';

import * as phrases from '#phrases/content/staff/media/uploads.ts';
import { shrinkPicture } from '#web/lib/media/shrink-picture.ts';
import { byteText } from '#web/lib/text/byte-text.ts';

/** A chosen file that needs a description. */
export interface PlannedUpload {
  id: number;
  file: File;
}

let lastId = 0;

/** Why a file cannot be uploaded; the server also checks its content. */
function faultOf({ name, size, type }: File): string | undefined {
  if (size === 0) return phrases.emptyFile({ name });
  if (size > maxMediaBytes) return phrases.tooLarge({ name, maxMediaBytes: byteText(maxMediaBytes) });
  if (mediaAccept.split(',').includes(type)) return undefined;
  return phrases.unsupportedFile({ name });
}

/** The files being uploaded. */
export function useUploads() {
  const [planned, setPlanned] = useState<readonly PlannedUpload[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = async (chosen: readonly File[]) => {
    const files = await Promise.all(chosen.map((file) => shrinkPicture(file, maxMediaBytes)));
    const fits = files.filter((file) => faultOf(file) === undefined);
    setFaults(files.flatMap((file) => faultOf(file) ?? []));
    setPlanned((before) => [...before, ...fits.map((file) => ({ id: (lastId += 1), file }))]);
  };
  const drop = (id: number) => setPlanned((before) => before.filter((one) => one.id !== id));
  return { planned, faults, add, drop };
}
