import { useId, type ReactNode } from 'react';

import styles from './choice-card.module.css';

/** Cards of which one is chosen; `legend` says what the choice is about. */
export function ChoiceCards({
  legend,
  legendHidden = false,
  min = '18rem',
  children,
}: {
  legend: string;
  /** True where a heading says the same already. */
  legendHidden?: boolean;
  /** Narrowest width of a card before they stand below each other. */
  min?: string;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles['group']}>
      <legend className={legendHidden ? 'visually-hidden' : styles['legend']}>{legend}</legend>
      <div
        className={styles['cards']}
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}, 100%), 1fr))` }}
      >
        {children}
      </div>
    </fieldset>
  );
}

/**
 * One card to choose: the whole card is the radio's target, its title the radio's name, the rest is read as its
 * description.
 */
export function ChoiceCard({
  name,
  value,
  title,
  leading,
  checked,
  onChoose,
  disabled = false,
  children,
}: {
  name: string;
  value: string;
  title: ReactNode;
  /** Stands before the title: an emblem. */
  leading?: ReactNode;
  checked: boolean;
  onChoose: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles['card']} data-checked={checked || undefined} data-disabled={disabled || undefined}>
      <div className={styles['head']}>
        {leading}
        <label htmlFor={id} className={styles['title']}>
          {title}
        </label>
        <input
          id={id}
          type="radio"
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-describedby={`${id}-about`}
          onChange={() => onChoose(value)}
        />
      </div>
      <div id={`${id}-about`} className={styles['about']}>
        {children}
      </div>
    </div>
  );
}
