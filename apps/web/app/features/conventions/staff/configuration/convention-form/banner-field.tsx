import type { ConventionFormInput } from '@sangamam/contract/conventions/configuration/configuration-forms';
import type { MediaItem, MediaKind } from '@sangamam/contract/content/media/media-item';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useController, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/convention-form.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { GroupFrame } from '#web/ui/form/field/field-frame.tsx';
import { useFieldId } from '#web/ui/form/form-id.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './banner-field.module.css';

/** The media library as a dialog, provided by the route. */
export type MediaPicker = ComponentType<{
  kind: MediaKind;
  onPick: (item: MediaItem) => void;
  onClose: () => void;
}>;

/** The banner picture, chosen from the library or removed. The form value is its path on this site. */
export function BannerField<Output>({
  control,
  MediaPicker,
}: {
  control: Control<ConventionFormInput, unknown, Output>;
  MediaPicker: MediaPicker;
}) {
  const {
    field: { ref, value, onChange },
    fieldState: { error },
  } = useController({ control, name: 'bannerUrl' });
  const id = useFieldId('bannerUrl');
  const [choosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opened = useRef(false);
  useEffect(() => {
    // The library had the focus and is gone, so return the focus to its opener.
    if (!choosing && opened.current) button.current?.focus();
    opened.current = choosing;
  }, [choosing]);
  const close = () => setChoosing(false);
  return (
    <GroupFrame
      id={id}
      words={{
        label: phrases.bannerPicture,
        optional: true,
        description: phrases.searchPictureHint,
        error: error?.message,
      }}
    >
      <div className={styles['row']}>
        <Preview key={value} address={value} />
        <div className={styles['acts']}>
          <Button
            ref={(element) => {
              button.current = element;
              ref(element);
            }}
            id={id}
            size="sm"
            variant="secondary"
            onClick={() => setChoosing(true)}
          >
            {value === '' ? phrases.chooseFromTheLibrary : phrases.change}
            <span className="visually-hidden">{phrases.bannerPictureSuffix}</span>
          </Button>
          {value !== '' && (
            <Button
              size="sm"
              variant="muted"
              onClick={() => {
                onChange('');
                button.current?.focus();
              }}
            >
              {phrases.remove}
              <span className="visually-hidden">{phrases.bannerPictureSuffix}</span>
            </Button>
          )}
        </div>
      </div>
      {choosing && (
        // A submit inside the library must not submit the form around it.
        <div onSubmit={(event) => event.stopPropagation()}>
          <MediaPicker
            kind="IMAGE"
            onPick={({ url }) => {
              onChange(url);
              close();
            }}
            onClose={close}
          />
        </div>
      )}
    </GroupFrame>
  );
}

/** The picture, an icon while there is none, or a message if it cannot be loaded. */
function Preview({ address }: { address: string }) {
  const [failed, setFailed] = useState(false);
  if (address === '' || failed) {
    return (
      <>
        <span className={styles['sign']}>
          <Icon name={icons.picture} size={28} />
        </span>
        {failed && <p className={styles['failed']}>{phrases.pictureFailed}</p>}
      </>
    );
  }
  return (
    <img
      className={styles['picture']}
      src={address}
      alt={phrases.bannerAlt}
      width={160}
      height={90}
      onError={() => setFailed(true)}
    />
  );
}
