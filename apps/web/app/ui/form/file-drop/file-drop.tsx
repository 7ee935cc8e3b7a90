import { useState } from 'react';

import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './file-drop.module.css';

/**
 * The browser's file picker in a box onto which files can also be dropped. `act` is the underlined part of its label.
 * `compact` looks like a button: its hint, with the id `<id>-hint`, stands elsewhere on the screen.
 */
export function FileDrop({
  id,
  act,
  orDrop,
  hint,
  accept,
  multiple = false,
  compact = false,
  disabled = false,
  onFiles,
}: {
  id: string;
  act: string;
  orDrop: string;
  hint?: string;
  accept: string;
  multiple?: boolean;
  compact?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}) {
  const [over, setOver] = useState(false);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping needs a mouse; the picker inside works for everyone
    <div
      className={styles['drop']}
      data-over={over || undefined}
      data-compact={compact || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon name={icons.upload} size={compact ? 20 : 24} />
      <label htmlFor={id}>
        <span className={styles['act']}>{act}</span> <span className={styles['byMouse']}>{orDrop}</span>
      </label>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
      <input
        id={id}
        type="file"
        multiple={multiple}
        accept={accept}
        aria-describedby={`${id}-hint`}
        disabled={disabled}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
