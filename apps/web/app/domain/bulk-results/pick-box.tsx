import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';

import styles from './pick-box.module.css';

/** Selects a row with which something is done together with others. */
export function PickBox({
  label,
  isPicked,
  onPick,
}: {
  label: string;
  isPicked: boolean;
  /** `extend`: the shift key was held. */
  onPick: (on: boolean, extend: boolean) => void;
}) {
  return (
    <label className={styles['pick']}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isPicked}
        onChange={(event) => onPick(event.target.checked, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}

/** Selects all rows of the page with which something can be done together, or none. */
export function PickAll<Row>({
  label,
  pickable,
  picked,
  onPick,
}: {
  label: string;
  pickable: readonly Row[];
  picked: readonly Row[];
  onPick: (rows: readonly Row[]) => void;
}) {
  if (pickable.length === 0) return null;
  return (
    <CheckboxField
      label={label}
      checked={picked.length === pickable.length}
      onChange={(event) => onPick(event.target.checked ? pickable : [])}
    />
  );
}
