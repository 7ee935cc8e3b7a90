import { maxMediaBytes, mediaAccept, type MediaItem } from '@sangamam/contract/content/media/media-item';
import { useId, useRef } from 'react';

import * as phrases from '#phrases/content/staff/media/uploads.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';

import { UploadRow } from './upload-row.tsx';
import styles from './uploads.module.css';
import { useUploads } from './use-uploads.ts';

/**
 * Uploads files chosen with the browser's picker or dropped here; each needs a description first. With `besideHeading` the
 * picker is a button beside the heading of the page, so that what is below begins further up.
 */
export function Uploads({
  besideHeading = false,
  onUploaded,
}: {
  besideHeading?: boolean;
  onUploaded?: (item: MediaItem) => void;
}) {
  const id = useId();
  const { planned, faults, add, drop } = useUploads();
  const box = useRef<HTMLDivElement>(null);
  const dropAndGoOn = (upload: number) => {
    drop(upload);
    // The row is gone: focus the next one, or the picker.
    requestAnimationFrame(() =>
      (box.current?.querySelector<HTMLElement>('li input') ?? document.getElementById(id))?.focus(),
    );
  };
  const hint = phrases.limitsHint({ maxMediaBytes: byteText(maxMediaBytes) });
  const picker = {
    id,
    act: phrases.chooseFilesToUpload,
    orDrop: phrases.orDropThemHere,
    accept: mediaAccept,
    multiple: true,
    onFiles: (files: File[]) => void add(files),
  };
  return (
    <div ref={box} className={styles['uploads']}>
      {besideHeading ? (
        <>
          <HeadingAction>
            <FileDrop {...picker} compact />
          </HeadingAction>
          <p id={`${id}-hint`} className={styles['hint']}>
            {hint}
          </p>
        </>
      ) : (
        <FileDrop {...picker} hint={hint} />
      )}
      <div role="alert">
        {faults.map((fault) => (
          <FieldError key={fault} id={`${id}-${fault}`} error={fault} />
        ))}
      </div>
      {planned.length > 0 && (
        <ul className={styles['rows']} aria-label={phrases.filesToUpload}>
          {planned.map((upload, index) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              takesFocus={index === 0}
              onGone={() => dropAndGoOn(upload.id)}
              onUploaded={onUploaded}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
