import * as phrases from '#phrases/documents/family/consents.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import styles from '../documents.module.css';
import type { ConsentUpload } from './use-consent-uploads.ts';

/** Files on their way, each with its progress, or why it was not sent. */
export function ConsentUploadList({
  uploads,
  onRetry,
  onRemove,
}: {
  uploads: readonly ConsentUpload[];
  onRetry: (upload: ConsentUpload) => void;
  onRemove: (id: number) => void;
}) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles['rows']} aria-label={phrases.filesOnTheirWay}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles['row']}>
          <div className={styles['words']}>
            <strong>{upload.file.name}</strong>
            {upload.state === 'sending' && (
              <progress value={upload.sent} max={1} aria-label={phrases.sending({ name: upload.file.name })}>
                {Math.round(upload.sent * 100)} %
              </progress>
            )}
            {upload.state === 'waiting' && <span className={styles['quiet']}>{phrases.waiting}</span>}
            {upload.state === 'failed' && (
              <span role="alert" className={styles['fault']}>
                {phrases.notSent}: {upload.fault}
              </span>
            )}
          </div>
          {upload.state === 'failed' && (
            <div className={styles['acts']}>
              {upload.mayRetry && (
                <Button
                  size="sm"
                  aria-label={phrases.tryAgainWith({ name: upload.file.name })}
                  onClick={() => onRetry(upload)}
                >
                  {phrases.tryAgain}
                </Button>
              )}
              <Button
                size="sm"
                variant="muted"
                icon="close"
                aria-label={phrases.remove({ name: upload.file.name })}
                onClick={() => onRemove(upload.id)}
              >
                {phrases.removeFile}
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
