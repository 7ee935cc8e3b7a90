import 'react-easy-crop/react-easy-crop.css';
import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import Cropper from 'react-easy-crop';

import * as phrases from '#phrases/ui.ts';

import styles from './picture-cropper.module.css';

/** A part of a picture in pixels, with fractions. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

const largestZoom = 4;

/**
 * Chooses a part of a picture: dragged or pinched with fingers, moved with the arrow keys, made larger with the slider,
 * from a zoom of 1. `onArea` hears the part that is chosen so far; `children` stand beside the slider.
 */
export function PictureCropper({
  image,
  aspect,
  round = false,
  onArea,
  onUnreadable,
  children,
}: {
  /** Address of the picture. */
  image: string;
  /** Width of the part divided by its height. */
  aspect: number;
  /** Shows the part as the circle that it will be seen in. */
  round?: boolean;
  onArea: (area: CropArea) => void;
  /** Told when the browser cannot show the picture. */
  onUnreadable?: () => void;
  children?: ReactNode;
}) {
  const id = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={styles['cropper']} style={{ '--aspect': aspect } as CSSProperties}>
        <Cropper
          image={image}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          minZoom={1}
          maxZoom={largestZoom}
          aspect={aspect}
          cropShape={round ? 'round' : 'rect'}
          keyboardStep={5}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': phrases.cropAreaLabel }}
          mediaProps={{ alt: '', onError: onUnreadable }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onArea(pixels)}
        />
      </div>
      <div className={styles['fields']}>
        {children}
        <div className={styles['zoom']}>
          <label htmlFor={id}>{phrases.zoom}</label>
          <input
            id={id}
            type="range"
            min={1}
            max={largestZoom}
            step={0.05}
            value={zoom}
            aria-valuetext={`${Math.round(zoom * 100)} %`}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </div>
      </div>
    </>
  );
}
