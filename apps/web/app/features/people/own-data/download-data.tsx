import type { OwnData } from '@sangamam/contract/people/own-data/own-data-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/people/own-data.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { useDownloadMyData } from './api/my-data.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { filesOf, type DataFile } from './data-files.ts';
import styles from './your-data.module.css';

/** Downloads everything stored about the family: one readable file, and links to the files they sent. */
export function DownloadData() {
  const { mutateAsync, isPending, error } = useDownloadMyData();
  const [files, setFiles] = useState<readonly DataFile[]>();
  const download = async () => {
    try {
      const file = await mutateAsync();
      saveFile(file);
      const data = JSON.parse(await file.bytes.text()) as OwnData;
      setFiles(filesOf(data.files));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
    }
  };
  return (
    <>
      <p>{phrases.oneFileWithEverythingWeStore}</p>
      <div>
        <Button
          variant="secondary"
          icon="download"
          loading={isPending}
          loadingLabel={phrases.puttingYourDataTogether}
          onClick={() => void download()}
        >
          {phrases.downloadEverything}
        </Button>
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

function Files({ files }: { files: readonly DataFile[] }) {
  if (files.length === 0) return <p>{phrases.yourDataIsSavedYouHave}</p>;
  return (
    <>
      <p>{phrases.yourDataIsSavedTheseAre}</p>
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
