import { altText as altTextRule, type MediaItem } from '@sangamam/contract/content/media/media-item';
import { useEffect, useState, type SubmitEvent } from 'react';

import * as phrases from '#phrases/content/staff/media/uploads.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useUploadMedia } from '../api.ts';
import styles from './uploads.module.css';
import type { PlannedUpload } from './use-uploads.ts';

/** One chosen file: its preview, description and upload progress. */
export function UploadRow({
  upload: { file },
  takesFocus,
  onGone,
  onUploaded,
}: {
  upload: PlannedUpload;
  takesFocus: boolean;
  onGone: () => void;
  onUploaded: ((item: MediaItem) => void) | undefined;
}) {
  const picture = useObjectUrl(file);
  const [altText, setAltText] = useState('');
  const [fault, setFault] = useState<string>();
  const [sent, setSent] = useState(0);
  const upload = useUploadMedia();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const checked = altTextRule.safeParse(altText);
    setFault(checked.error?.issues[0]?.message);
    if (!checked.success || upload.isPending) return;
    setSent(0);
    try {
      const item = await upload.mutateAsync({ file, altText: checked.data, onProgress: setSent });
      onGone();
      onUploaded?.(item);
      showToast({ message: phrases.addedToTheLibrary({ name: file.name }) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.status === 415 ? phrases.damagedFile({ name: file.name }) : error.message);
    }
  };
  return (
    <li>
      <form className={styles['row']} onSubmit={(event) => void send(event)} noValidate>
        {file.type.startsWith('image/') && picture ? (
          <img src={picture} alt="" width={96} height={72} />
        ) : (
          <span className={styles['kind']}>{file.name.split('.').at(-1)}</span>
        )}
        <div className={styles['words']}>
          <TextField
            label={`What does ${file.name} show?`}
            description={phrases.descriptionHint({ size: byteText(file.size) })}
            value={altText}
            error={fault}
            maxLength={250}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever has chosen a file goes on here
            autoFocus={takesFocus}
            disabled={upload.isPending}
            onChange={(event) => setAltText(event.target.value)}
          />
          {upload.isPending && (
            <progress value={sent} max={1} aria-label={phrases.sending({ name: file.name })}>
              {Math.round(sent * 100)} %
            </progress>
          )}
        </div>
        <div className={styles['acts']}>
          <Button
            type="submit"
            size="sm"
            loading={upload.isPending}
            loadingLabel={phrases.sendingFile({ name: file.name })}
          >
            {phrases.upload}
          </Button>
          <Button
            size="sm"
            variant="muted"
            disabled={upload.isPending}
            aria-label={phrases.doNotUpload({ name: file.name })}
            onClick={onGone}
          >
            {phrases.remove}
          </Button>
        </div>
      </form>
    </li>
  );
}

/** An object URL for a local file. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address is made and taken back with the component
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
