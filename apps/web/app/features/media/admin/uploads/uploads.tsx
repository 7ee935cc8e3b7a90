import { maxMediaBytes, mediaAccept, type MediaItem } from '@sangamam/contract/media/admin/media-item';
import { useId, useRef, useState } from 'react';

import * as phrases from '#phrases/media/admin/uploads.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { UploadRow } from './upload-row.tsx';
import styles from './uploads.module.css';
import { useUploads } from './use-uploads.ts';

/** Uploads files chosen with the browser's picker or dropped here; each needs a description first. */
export function Uploads({ onUploaded }: { onUploaded?: (item: MediaItem) => void }) {
  const id = useId();
  const { planned, faults, add, drop } = useUploads();
  const [over, setOver] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const dropAndGoOn = (upload: number) => {
    drop(upload);
    // The row is gone: focus the next one, or the picker.
    requestAnimationFrame(() =>
      (box.current?.querySelector<HTMLElement>('li input') ?? document.getElementById(id))?.focus(),
    );
  };
  return (
    <div ref={box} className={styles['uploads']}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is a mouse's way; the picker within is everybody's */}
      <div
        className={styles['drop']}
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <Icon name="upload" size={24} />
        <label htmlFor={id}>
          <span className={styles['act']}>{phrases.chooseFilesToUpload}</span> {phrases.orDropThemHere}
        </label>
        <small id={`${id}-hint`}>
          {phrases.picturesPdfsVideosUpToEach({ maxMediaBytes: byteText(maxMediaBytes) })}
        </small>
        <input
          id={id}
          type="file"
          multiple
          accept={mediaAccept}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </div>
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
