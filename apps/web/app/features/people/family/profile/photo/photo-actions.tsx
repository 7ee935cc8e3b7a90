import { lazy, Suspense, useId, useRef, useState } from 'react';

import * as phrases from '#phrases/people/family/profile/photo.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';

import { useRemovePicture } from '../api.ts';
import { acceptedPictures, inspectPicture, pictureFault } from './picture-file.ts';
import styles from './photo.module.css';

// The crop tool is loaded only when somebody changes their photo.
const CropPhotoDialog = lazy(() =>
  import('./crop-photo-dialog.tsx').then((module) => ({ default: module.CropPhotoDialog })),
);

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

interface ChosenPhoto {
  name: string;
  address: string;
}

/** Adds, changes and removes the photo; `photo` is its address, null while there is none. */
export function PhotoActions({ userId, photo }: { userId: string; photo: string | null }) {
  const hasPhoto = photo !== null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenPhoto>();
  const [fault, setFault] = useState<string>();
  const [removing, setRemoving] = useState(false);
  const { mutateAsync: remove } = useRemovePicture(userId);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const address = URL.createObjectURL(file);
    const found = pictureFault(file) ?? (await inspectPicture(address));
    setFault(found);
    if (found) URL.revokeObjectURL(address);
    else setChosen({ name: file.name, address });
  };
  const done = () => {
    if (chosen) URL.revokeObjectURL(chosen.address);
    setChosen(undefined);
  };
  return (
    <div>
      <div className={styles['acts']}>
        <Button variant="muted" size="sm" icon={icons.picture} onClick={() => input.current?.click()}>
          {hasPhoto ? phrases.changePhoto : phrases.addPhoto}
        </Button>
        {hasPhoto && (
          <Button variant="muted" size="sm" icon={icons.trash} onClick={() => setRemoving(true)}>
            {phrases.removePhoto}
          </Button>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={phrases.photo}
        accept={acceptedPictures}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div role="alert">
        <FieldError id={id} error={fault} />
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropPhotoDialog userId={userId} {...chosen} onClose={done} />
        </Suspense>
      )}
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={phrases.removeYourPhoto}
        confirmLabel={phrases.removePhoto}
        onConfirm={() => remove(photo ?? '')}
      >
        {phrases.removeText}
      </ConfirmDialog>
    </div>
  );
}
