import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { CopyButton } from '#web/ui/primitives/copy-button/copy-button.tsx';
import { QrCode } from '#web/ui/primitives/qr-code/qr-code.tsx';

import { useCreateDriverLink, useRevokeDriverLink } from '../api/shuttles.ts';
import styles from '../transport.module.css';

/** Makes the link of a run's driver, shows it once, and revokes it. */
export function DriverLinkDialog({
  run,
  opened,
  onClose,
}: {
  run: ShuttleRun;
  opened: boolean;
  onClose: () => void;
}) {
  const [url, setUrl] = useState<string>();
  const make = useCreateDriverLink(run._id);
  const revoke = useRevokeDriverLink(run._id);
  const close = () => {
    setUrl(undefined);
    onClose();
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  return (
    <Dialog opened={opened} onClose={close} title={phrases.driverLinkTitle} size="sm">
      <p>{phrases.driverLinkWords}</p>
      {url === undefined && run.hasLink && <p>{phrases.hasLink}</p>}
      {url !== undefined && (
        <div className={styles['link']}>
          <QrCode content={url} label={phrases.linkCode} />
          <p>
            <a href={url} rel="noreferrer">
              {url}
            </a>
            <CopyButton value={url} label={phrases.copyLink} />
          </p>
        </div>
      )}
      <DialogActions>
        <Button
          loading={make.isPending}
          onClick={() => void attempt(async () => setUrl((await make.mutateAsync()).url))}
        >
          {phrases.makeLink}
        </Button>
        {run.hasLink && (
          <Button
            variant="danger"
            loading={revoke.isPending}
            onClick={() =>
              void attempt(async () => {
                await revoke.mutateAsync();
                setUrl(undefined);
                showToast({ message: phrases.linkRevoked });
              })
            }
          >
            {phrases.revokeLink}
          </Button>
        )}
        <Button variant="secondary" onClick={close}>
          {phrases.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
