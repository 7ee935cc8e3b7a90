import { z } from 'zod';
import * as phrases from '#phrases/people/family/own-data.ts';

/** A file among somebody's data, with a URL that is valid for five minutes. */
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

/** The files that "Your data" lists. Rows that this page cannot read are left out here; the saved file has them. */
export function filesOf(records: readonly unknown[]): DataFile[] {
  return records.flatMap((record) => {
    const { data } = fileRecord.safeParse(record);
    return data
      ? [{ name: data.fileName, kind: kinds[data.kind] ?? 'File', byteSize: data.byteSize, url: data.url }]
      : [];
  });
}
