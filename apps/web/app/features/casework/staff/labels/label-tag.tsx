import type { Label } from '@sangamam/contract/casework/labels/labels';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from './labels.module.css';

/** A label in its colour; with `onRemove`, a button takes it off. */
export function LabelTag({
  label: { name, color },
  onRemove,
}: {
  label: Pick<Label, 'name' | 'color'>;
  onRemove?: (() => void) | undefined;
}) {
  return (
    <span className={styles['tag']} data-color={color}>
      <span>{name}</span>
      {onRemove && (
        <button type="button" aria-label={phrases.removeLabel({ name })} onClick={onRemove}>
          <Icon name="close" size={14} />
        </button>
      )}
    </span>
  );
}
