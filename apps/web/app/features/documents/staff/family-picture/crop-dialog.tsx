import type {
  PictureArea,
  PictureRow,
} from '@sangamam/contract/documents/family-picture/picture-admin-endpoints';
import { useEffect, useId, useState } from 'react';

import * as phrases from '#phrases/documents/staff/family-picture.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { PictureCropper, type CropArea } from '#web/ui/form/picture-cropper/picture-cropper.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Spinner } from '#web/ui/primitives/spinner/spinner.tsx';

import { useEditPicture } from '../api.ts';

const shapes = [
  { value: 'own', label: phrases.original },
  { value: '1.5', label: phrases.wide },
  { value: '0.6667', label: phrases.tall },
  { value: '1', label: phrases.square },
];

interface Size {
  width: number;
  height: number;
}

/** Crops a family picture. Arrow keys move it, the slider zooms. */
export function CropDialog({
  picture: { orderId, url, revision },
  onClose,
}: {
  picture: PictureRow;
  onClose: () => void;
}) {
  const id = useId();
  // The address is renewed while the dialog is open; the picture is the same.
  const [image] = useState(url);
  const size = useSizeOf(image);
  const [shape, setShape] = useState('own');
  const [area, setArea] = useState<CropArea>();
  const edit = useEditPicture(orderId);
  const save = async () => {
    if (!area || !size) return;
    try {
      await edit.mutateAsync({ revision, turn: '0', area: fractionsOf(area, size) });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <Dialog opened onClose={onClose} title={phrases.cropPicture} size="lg" closable={!edit.isPending}>
      {size ? (
        <PictureCropper
          image={image}
          aspect={shape === 'own' ? size.width / size.height : Number(shape)}
          onArea={setArea}
        >
          <SelectField
            label={phrases.shape}
            options={shapes}
            value={shape}
            onChange={(event) => setShape(event.target.value)}
          />
        </PictureCropper>
      ) : (
        <Spinner label={phrases.loadingThePicture} />
      )}
      <div role="alert">
        <FieldError id={id} error={edit.error?.message} />
      </div>
      <DialogActions>
        <Button loading={edit.isPending} disabled={!area} onClick={() => void save()}>
          {phrases.saveCrop}
        </Button>
        <CancelButton disabled={edit.isPending} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

/** Width and height of a picture in pixels, once it is loaded. */
function useSizeOf(address: string): Size | undefined {
  const [size, setSize] = useState<Size>();
  useEffect(() => {
    const image = new Image();
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }));
    image.src = address;
  }, [address]);
  return size;
}

/** The chosen part as fractions of the picture, within its edges. */
function fractionsOf(area: CropArea, { width, height }: Size): PictureArea {
  const x = Math.min(Math.max(0, area.x / width), 1);
  const y = Math.min(Math.max(0, area.y / height), 1);
  return {
    x,
    y,
    width: Math.min(area.width / width, 1 - x),
    height: Math.min(area.height / height, 1 - y),
  };
}
