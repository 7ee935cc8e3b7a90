import type { Label } from '@sangamam/contract/casework/labels/labels';

import * as phrases from '#phrases/casework/staff/labels.ts';

import { LabelTag } from './label-tag.tsx';
import styles from './labels.module.css';

/** The labels of a record, by name; the first `most` and how many more there are. Nothing without any. */
export function LabelTags({
  labels,
  most = labels.length,
  onRemove,
}: {
  labels: readonly Label[];
  most?: number;
  onRemove?: (labelId: string) => void;
}) {
  if (labels.length === 0) return null;
  const others = labels.slice(most).map(({ name }) => name);
  return (
    <ul className={styles['tags']} aria-label={phrases.labels}>
      {labels.slice(0, most).map((label) => (
        <li key={label._id}>
          <LabelTag label={label} onRemove={onRemove && (() => onRemove(label._id))} />
        </li>
      ))}
      {others.length > 0 && (
        <li className={styles['more']}>
          <abbr title={others.join(', ')}>{phrases.moreLabels({ count: others.length })}</abbr>
        </li>
      )}
    </ul>
  );
}
