import 'react-easy-crop/react-easy-crop.css';

import { altText as altTextRule, type MediaItem } from '@sangamam/contract/media/media';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';

import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { FieldError } from '#web/ui/field/field-frame.tsx';
import { SelectField } from '#web/ui/field/select-field.tsx';
import { TextField } from '#web/ui/field/text-field.tsx';
import { useCropMedia } from '../api/change-media.ts';
import styles from '../media-desk.module.css';
import { cropRectangleOf, type Area } from './crop-rectangle.ts';

const shapes = [
  { value: 'own', label: 'As the picture' },
  { value: '2.2', label: 'Banner' },
  { value: '1.7778', label: 'Wide, 16 to 9' },
  { value: '1.3333', label: 'Picture, 4 to 3' },
  { value: '1', label: 'Square, for portraits' },
];

/** Cuts a new picture out of one; the one stays. Arrow keys move the picture, the slider makes it larger. */
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
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
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
    <Dialog opened onClose={onClose} title="Crop" size="lg" closable={!cut.isPending}>
      <div className={styles['cropper']}>
        <Cropper
          image={item.url}
          crop={crop}
          zoom={zoom}
          aspect={aspect}
          disableAutomaticStylesInjection
          cropperProps={{ 'aria-label': 'The part to keep: arrow keys move it' }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => setArea(pixels)}
        />
      </div>
      <div className={styles['cropFields']}>
        <SelectField
          label="Shape"
          options={shapes}
          value={shape}
          onChange={(event) => setShape(event.target.value)}
        />
        <div className={styles['zoom']}>
          <label htmlFor={`${id}-zoom`}>Zoom</label>
          <input
            id={`${id}-zoom`}
            type="range"
            min={1}
            max={4}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </div>
      </div>
      <TextField
        label="Description of the part"
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
          Save as a new picture
        </Button>
        <Button variant="secondary" disabled={cut.isPending} onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  );
}
