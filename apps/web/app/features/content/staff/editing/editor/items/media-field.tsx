import type { MediaKind } from '@sangamam/contract/content/media/media-item';
import { useState } from 'react';

import * as phrases from '#phrases/content/staff/editor/items.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FieldError, idsOf } from '#web/ui/form/field/field-frame.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import { controlId, useEditing } from '../editing.ts';
import styles from '../editor.module.css';
import { useSurroundings } from '../surroundings.ts';

/** A file of the library: how it looks, another one, none. */
export function MediaField({
  path,
  label,
  description,
  kind = 'IMAGE',
  value,
  onChange,
}: {
  path: string;
  label: string;
  description?: string;
  kind?: MediaKind;
  value: string;
  onChange: (url: string) => void;
}) {
  const { faults, media, onPicked } = useEditing();
  const { MediaPicker } = useSurroundings();
  const [choosing, setChoosing] = useState(false);
  const id = controlId(path);
  const ids = idsOf(id);
  // A film is shown by its poster, where it has one.
  const shown = kind === 'IMAGE' ? value : (media.posters[value] ?? '');
  return (
    <fieldset className={styles['media']} aria-describedby={description ? ids.description : undefined}>
      <legend>{label}</legend>
      {description && (
        <p id={ids.description} className={styles['hint']}>
          {description}
        </p>
      )}
      <div className={styles['mediaRow']}>
        {shown !== '' ? (
          <img src={shown} alt={media.images[shown]?.alt ?? ''} width={112} height={84} />
        ) : (
          <span className={styles['mediaSign']}>
            <Icon name={kind === 'IMAGE' ? icons.picture : kind === 'PDF' ? 'page' : icons.film} size={28} />
          </span>
        )}
        <div className={styles['mediaActs']}>
          {value !== '' && kind !== 'IMAGE' && <code>{value.split('/').at(-1)}</code>}
          <Button id={id} size="sm" variant="secondary" onClick={() => setChoosing(true)}>
            {value === '' ? phrases.chooseFromTheLibrary : phrases.chooseAnother}
            <span className="visually-hidden">: {label}</span>
          </Button>
          {value !== '' && (
            <Button size="sm" variant="muted" onClick={() => onChange('')}>
              {phrases.removeMedia}
              <span className="visually-hidden">: {label}</span>
            </Button>
          )}
        </div>
      </div>
      <FieldError id={id} error={faults[path]} />
      {choosing && (
        <MediaPicker
          kind={kind}
          onClose={() => setChoosing(false)}
          onPick={(item) => {
            onPicked(item);
            onChange(item.url);
            setChoosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
