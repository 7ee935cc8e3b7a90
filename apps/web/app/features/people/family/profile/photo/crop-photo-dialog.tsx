import { useId, useState } from 'react';

import * as phrases from '#phrases/people/family/profile/photo.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { PictureCropper, type CropArea } from '#web/ui/form/picture-cropper/picture-cropper.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSendPicture } from '../api.ts';
import { cropSquare } from './picture-file.ts';
import styles from './photo.module.css';

/** Chooses the square of a photo that becomes the profile picture, and sends it (SPEC §9: square, zoom from 1). */
export function CropPhotoDialog({
  userId,
  name,
  address,
  onClose,
}: {
  userId: string;
  /** Name of the chosen file. */
  name: string;
  /** The object URL of the photo. */
  address: string;
  onClose: () => void;
}) {
  const id = useId();
  const [area, setArea] = useState<CropArea>();
  const [sent, setSent] = useState(0);
  const send = useSendPicture(userId);
  const save = async () => {
    if (!area) return;
    setSent(0);
    try {
      await send.mutateAsync({ name, dataUrl: await cropSquare(address, area), onProgress: setSent });
      onClose();
      showToast({ message: phrases.yourPhotoIsSaved });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Dialog opened onClose={onClose} title={phrases.yourPhoto} closable={!send.isPending}>
      <PictureCropper image={address} aspect={1} round onArea={setArea} />
      {send.isPending && (
        <progress className={styles['progress']} value={sent} max={1} aria-label={phrases.sendingYourPhoto}>
          {Math.round(sent * 100)} %
        </progress>
      )}
      <div role="alert">
        <FieldError id={id} error={send.error?.message} />
      </div>
      <DialogActions>
        <Button
          loading={send.isPending}
          loadingLabel={phrases.sendingPhoto}
          disabled={!area}
          onClick={() => void save()}
        >
          {phrases.savePhoto}
        </Button>
        <CancelButton disabled={send.isPending} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
