import { useRef } from 'react';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import styles from '../check-in.module.css';
import { useCamera } from './use-camera.ts';

/** The camera in a dialog. `message` says why the last code opened no family. */
export function ScanDialog({
  opened,
  message,
  isLooking,
  onCode,
  onClose,
}: {
  opened: boolean;
  message: string | undefined;
  isLooking: boolean;
  onCode: (text: string) => void;
  onClose: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.scanTitle}>
      {opened && <CameraView message={message} isLooking={isLooking} onCode={onCode} />}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {phrases.backToTheSearch}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function CameraView({
  message,
  isLooking,
  onCode,
}: {
  message: string | undefined;
  isLooking: boolean;
  onCode: (text: string) => void;
}) {
  const video = useRef<HTMLVideoElement>(null);
  const { isRunning, problem } = useCamera(video, onCode);
  if (problem !== undefined) return <Callout tone="warning">{problem}</Callout>;
  return (
    <div className={styles['scan']}>
      <p>{phrases.scanText}</p>
      <div className={styles['camera']}>
        <video ref={video} muted playsInline aria-label={phrases.viewOfCamera} />
        {(!isRunning || isLooking) && (
          <Spinner label={isRunning ? phrases.lookingForFamily : phrases.cameraStarting} />
        )}
      </div>
      <output className={styles['message']}>{message}</output>
    </div>
  );
}
