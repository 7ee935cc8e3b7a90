import type { MediaItem } from '@sangamam/contract/content/media/media-item';
import { useId, useRef, useState } from 'react';

import * as phrases from '#phrases/content/staff/media/poster.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';

import { useSetPoster } from './api.ts';
import styles from './media-library.module.css';
import { MediaPicker } from './media-picker.tsx';

/** The picture that stands for a video until it is played: which one, another one, none. */
export function Poster({ item: { _id, poster } }: { item: MediaItem }) {
  const id = useId();
  const choose = useRef<HTMLButtonElement>(null);
  const [choosing, setChoosing] = useState(false);
  const set = useSetPoster(_id, poster?._id ?? null);
  const change = (posterId: string | null, message: string) => thenSay(set.mutateAsync(posterId), message);
  return (
    <section className={styles['poster']} aria-labelledby={id}>
      <h3 id={id}>{phrases.poster}</h3>
      <p>{poster ? poster.alt : phrases.none}</p>
      <div className={styles['posterActs']}>
        <Button ref={choose} size="sm" variant="secondary" onClick={() => setChoosing(true)}>
          {poster ? phrases.chooseAnother : phrases.choose}
        </Button>
        {poster && (
          <Button
            size="sm"
            variant="muted"
            loading={set.isPending}
            onClick={() => {
              change(null, phrases.removed);
              // This button is gone with the poster.
              choose.current?.focus();
            }}
          >
            {phrases.remove}
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError
          id={`${id}-refusal`}
          error={set.error instanceof ApiError ? set.error.message : undefined}
        />
      </div>
      {choosing && (
        <MediaPicker
          kind="IMAGE"
          onClose={() => setChoosing(false)}
          onPick={(picture) => {
            setChoosing(false);
            if (picture._id !== poster?._id) change(picture._id, phrases.saved);
          }}
        />
      )}
    </section>
  );
}
