import { maxMediaBytes } from '@sangamam/contract/media/media';
import { useState } from 'react';

import { byteText } from '#web/lib/text/byte-text.ts';

/** A file that was chosen and waits for its description. */
export interface PlannedUpload {
  id: number;
  file: File;
}

let lastId = 0;

/** Files on their way into the library. */
export function useUploads() {
  const [planned, setPlanned] = useState<readonly PlannedUpload[]>([]);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const add = (files: readonly File[]) => {
    const fits = files.filter(({ size }) => size > 0 && size <= maxMediaBytes);
    setFaults(
      files
        .filter((file) => !fits.includes(file))
        .map(({ name, size }) =>
          size === 0 ? `${name} is empty.` : `${name} is larger than ${byteText(maxMediaBytes)}.`,
        ),
    );
    setPlanned([...planned, ...fits.map((file) => ({ id: (lastId += 1), file }))]);
  };
  const drop = (id: number) => setPlanned((before) => before.filter((one) => one.id !== id));
  return { planned, faults, add, drop };
}
