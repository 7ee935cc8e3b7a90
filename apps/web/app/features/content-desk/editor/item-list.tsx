import { useId, useState, type ReactNode } from 'react';

import { Button, IconButton } from '#web/ui/button/button.tsx';
import { FieldError } from '#web/ui/field/field-frame.tsx';
import { controlId, useEditing } from './editing.ts';
import { moved } from './edited-page.ts';
import styles from './editor.module.css';

/** Things of one kind within a section: slides, members, questions. Buttons order them, so that the keyboard does too. */
export function ItemList<Item>({
  path,
  items,
  name,
  nameOf,
  blank,
  onChange,
  children,
}: {
  path: string;
  items: readonly Item[];
  /** What one of them is: `slide`. */
  name: string;
  /** What tells one from the others, if it has that already. */
  nameOf: (item: Item) => string;
  /** A new one. Without it, `children` of the caller add them in another way. */
  blank?: Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, path: string, set: (item: Item) => void) => ReactNode;
}) {
  const { faults } = useEditing();
  const id = useId();
  const [keys, setKeys] = useState(() => items.map(() => crypto.randomUUID()));
  const [said, setSaid] = useState('');
  // Items that came from elsewhere, such as a picture that was chosen, get their keys late.
  const known = items.map((_, index) => keys[index] ?? `late-${index}`);
  const change = (next: readonly Item[], nextKeys: readonly string[]) => {
    setKeys([...nextKeys] as typeof keys);
    onChange([...next]);
  };
  const move = (from: number, to: number) => {
    change(moved(items, from, to), moved(known, from, to));
    setSaid(`Moved to place ${to + 1} of ${items.length}`);
    requestAnimationFrame(() => {
      const row = document.getElementById(`${id}-${to}`);
      const wanted = row?.querySelector<HTMLElement>(
        `[data-move="${to < from ? 'up' : 'down'}"]:not(:disabled)`,
      );
      (wanted ?? row?.querySelector<HTMLElement>('[data-move]:not(:disabled)'))?.focus();
    });
  };
  const remove = (index: number) => {
    const others = <Kept,>(all: readonly Kept[]) => all.filter((_, other) => other !== index);
    change(others(items), others(known));
    setSaid(`Removed ${name} ${index + 1}`);
  };
  return (
    <div className={styles['items']}>
      <ol>
        {items.map((item, index) => {
          const title = `${name} ${index + 1}`;
          const own = nameOf(item);
          return (
            <li key={known[index]} id={`${id}-${index}`}>
              <div className={styles['itemHead']}>
                <h4>
                  <span className={styles['itemName']}>{title}</span>
                  {own !== '' && <span className={styles['itemOwn']}>{own}</span>}
                </h4>
                <IconButton
                  icon="arrowUp"
                  label={`Move ${title} up`}
                  data-move="up"
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  icon="arrowDown"
                  label={`Move ${title} down`}
                  data-move="down"
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <IconButton icon="trash" label={`Remove ${title}`} onClick={() => remove(index)} />
              </div>
              <fieldset className={styles['fields']} aria-label={title}>
                {children(item, `${path}.${index}`, (next) =>
                  onChange(items.map((one, other) => (other === index ? next : one))),
                )}
              </fieldset>
            </li>
          );
        })}
      </ol>
      <FieldError id={controlId(path)} error={faults[path]} />
      {blank !== undefined && (
        <Button
          id={controlId(path)}
          variant="secondary"
          size="sm"
          icon="plus"
          onClick={() => change([...items, blank], [...known, crypto.randomUUID()])}
        >
          {`Add a ${name}`}
        </Button>
      )}
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
