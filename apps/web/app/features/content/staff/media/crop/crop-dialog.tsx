import { altText as altTextRule, type MediaItem } from '@sangamam/contract/content/media/media-item';
import { useId, useState } from 'react';

import * as phrases from '#phrases/content/staff/media/crop.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { PictureCropper, type CropArea } from '#web/ui/form/picture-cropper/picture-cropper.tsx';

import { useCropMedia } from '../api.ts';
import { cropRectangleOf } from './crop-rectangle.ts';

const shapes = [
  { value: 'own', label: phrases.original },
  { value: '2.2', label: phrases.banner },
  { value: '1.7778', label: phrases.wide },
  { value: '1.3333', label: phrases.standard },
  { value: '1', label: phrases.squareForPortraits },
];

/** Crops a new picture from one, which stays. Arrow keys move the picture, the slider zooms. */
export function CropDialog({
  item,
  onClose,
  onCropped,
}: {
  item: MediaItem;
  onClose: () => void;
  onCropped: (item: MediaItem) => void;
}) {
  const id = useId();
  const size = { width: item.width ?? 1, height: item.height ?? 1 };
  const [shape, setShape] = useState('1.7778');
  const [area, setArea] = useState<CropArea>();
  const [altText, setAltText] = useState(item.altText);
  const [fault, setFault] = useState<string>();
  const cut = useCropMedia(item._id);
  const save = async () => {
    const checked = altTextRule.safeParse(altText);
    setFault(checked.error?.issues[0]?.message);
    if (!checked.success || !area) return;
    try {
      const cropped = await cut.mutateAsync({
        rectangle: cropRectangleOf(area, size),
        altText: checked.data,
      });
      onClose();
      onCropped(cropped);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const aspect = shape === 'own' ? size.width / size.height : Number(shape);
  return (
    <Dialog opened onClose={onClose} title={phrases.crop} size="lg" closable={!cut.isPending}>
      <PictureCropper image={item.url} aspect={aspect} onArea={setArea}>
        <SelectField
          label={phrases.shape}
          options={shapes}
          value={shape}
          onChange={(event) => setShape(event.target.value)}
        />
      </PictureCropper>
      <TextField
        label={phrases.description}
        value={altText}
        error={fault}
        maxLength={250}
        onChange={(event) => setAltText(event.target.value)}
      />
      <div role="alert">
        <FieldError id={id} error={cut.error?.message} />
      </div>
      <DialogActions>
        <Button loading={cut.isPending} disabled={!area} onClick={() => void save()}>
          {phrases.saveAsNew}
        </Button>
        <CancelButton disabled={cut.isPending} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
