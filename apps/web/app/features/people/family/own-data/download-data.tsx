import type { OwnData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { useState } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/people/family/own-data.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import type { DownloadedFile } from '#web/lib/api/download-endpoint.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Row } from '#web/ui/layout/page/page.tsx';

import { useDownloadMyData } from './api.ts';
import { readableData } from './readable-data.ts';
import styles from './your-data.module.css';

/** A file among somebody's data, with a URL that is valid for five minutes. */
interface DataFile {
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
function filesOf(records: readonly unknown[]): DataFile[] {
  return records.flatMap((record) => {
    const { data } = fileRecord.safeParse(record);
    return data
      ? [{ name: data.fileName, kind: kinds[data.kind] ?? 'File', byteSize: data.byteSize, url: data.url }]
      : [];
  });
}

/** Downloads everything stored about the family, to read or for a program, and links to the files they sent. */
export function DownloadData() {
  const { mutateAsync, isPending, error } = useDownloadMyData();
  const [files, setFiles] = useState<readonly DataFile[]>();
  const [wanted, setWanted] = useState<'page' | 'json'>('page');
  const download = async (kind: typeof wanted) => {
    setWanted(kind);
    try {
      const file = await mutateAsync();
      const data = JSON.parse(await file.bytes.text()) as OwnData;
      saveFile(kind === 'json' ? file : asPage(file, data));
      setFiles(filesOf(data.files));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  };
  return (
    <>
      <p>{phrases.downloadIntro}</p>
      <div>
        <Row>
          <Button
            variant="secondary"
            icon={icons.download}
            loading={isPending && wanted === 'page'}
            loadingLabel={phrases.puttingYourDataTogether}
            disabled={isPending}
            onClick={() => void download('page')}
          >
            {phrases.downloadToRead}
          </Button>
          <Button
            variant="secondary"
            icon={icons.download}
            loading={isPending && wanted === 'json'}
            loadingLabel={phrases.puttingYourDataTogether}
            disabled={isPending}
            onClick={() => void download('json')}
          >
            {phrases.downloadEverything}
          </Button>
        </Row>
        <div role="alert">
          <FieldError id="download" error={error?.message} />
        </div>
        <div aria-live="polite" className={styles['answer']}>
          {files && <Files files={files} />}
        </div>
      </div>
    </>
  );
}

/** The same data as a page, under the same name. */
function asPage({ name }: DownloadedFile, data: OwnData): DownloadedFile {
  return {
    name: name.replace(/\.json$/u, '.html'),
    bytes: new Blob([readableData(data)], { type: 'text/html' }),
  };
}

function Files({ files }: { files: readonly DataFile[] }) {
  if (files.length === 0) return <p>{phrases.dataSavedWithoutFiles}</p>;
  return (
    <>
      <p>{phrases.dataSavedWithFiles}</p>
      <ul className={styles['files']}>
        {files.map(({ name, kind, byteSize, url }) => (
          <li key={url}>
            <a href={url} download={name}>
              {name}
            </a>{' '}
            <span className={styles['soft']}>
              {kind}, {byteText(byteSize)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
