import { z } from 'zod';
import * as phrases from '#phrases/people/own-data.ts';

/** A file among somebody's data, with an address that opens it for five minutes. */
export interface DataFile {
  name: string;
  kind: string;
  byteSize: number;
  url: string;
}

const fileRecord = z.object({
  fileName: z.string(),
  kind: z.string(),
  byteSize: z.int(),
  url: z.url(),
});

const kinds: Readonly<Record<string, string>> = {
  PROFILE_PICTURE: phrases.yourPhoto,
  CONSENT_FORM: phrases.custodianConsentForm,
  FAMILY_PICTURE: phrases.familyPicture,
  CONTACT_ATTACHMENT: phrases.sentWithAMessage,
};

/** The files of a download; a row that this page cannot read is in the download all the same. */
export function filesOf(records: readonly unknown[]): DataFile[] {
  return records.flatMap((record) => {
    const { data } = fileRecord.safeParse(record);
    return data
      ? [{ name: data.fileName, kind: kinds[data.kind] ?? 'File', byteSize: data.byteSize, url: data.url }]
      : [];
  });
}

/** Has the browser keep `data` as a readable file. */
export function saveAsJson(data: unknown, fileName: string): void {
  const url = URL.createObjectURL(
    new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the bytes by the next turn of its loop.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
