import { Fragment, useId, type ReactNode } from 'react';

import * as phrases from '#phrases/content/staff/editor/items.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button, IconButton } from '#web/ui/primitives/button/button.tsx';
import { FieldError } from '#web/ui/form/field/field-frame.tsx';

import { controlId, useEditing } from '../editing.ts';
import styles from '../editor.module.css';
import { RemovedNotice } from '../sections/removed-notice.tsx';
import { useItemActions } from './use-item-actions.ts';

/** The items of a section, such as slides, members or questions. Buttons move them, which also works by keyboard. */
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
  /** What distinguishes an item from the others, if it has that yet. */
  nameOf: (item: Item) => string;
  /** A new one. Without it, `children` of the caller add them in another way. */
  blank?: Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, path: string, set: (item: Item) => void) => ReactNode;
}) {
  const { faults } = useEditing();
  const id = useId();
  const { keys, move, add, remove, removed, bringBack, closeRemoved, said } = useItemActions({
    id,
    items,
    name,
    onChange,
  });
  const notice = removed && (
    <RemovedNotice key={removed.key} name={removed.title} onUndo={bringBack} onClose={closeRemoved} />
  );
  const noticeAt = removed && Math.min(removed.at, items.length);
  return (
    <div className={styles['items']}>
      <ol>
        {items.map((item, index) => {
          const title = `${name} ${index + 1}`;
          const own = nameOf(item);
          return (
            <Fragment key={keys[index]}>
              {noticeAt === index && notice}
              <li id={`${id}-${index}`}>
                <div className={styles['itemHead']}>
                  <h4>
                    <span className={styles['itemName']}>{title}</span>
                    {own !== '' && <span className={styles['itemOwn']}>{own}</span>}
                  </h4>
                  <IconButton
                    icon="arrowUp"
                    label={phrases.moveUp({ title })}
                    data-move="up"
                    disabled={index === 0}
                    onClick={() => move(index, index - 1)}
                  />
                  <IconButton
                    icon="arrowDown"
                    label={phrases.moveDown({ title })}
                    data-move="down"
                    disabled={index === items.length - 1}
                    onClick={() => move(index, index + 1)}
                  />
                  <IconButton
                    icon={icons.trash}
                    label={phrases.remove({ title })}
                    onClick={() => remove(index)}
                  />
                </div>
                <fieldset className={styles['fields']} aria-label={title}>
                  {children(item, `${path}.${index}`, (next) =>
                    onChange(items.map((one, other) => (other === index ? next : one))),
                  )}
                </fieldset>
              </li>
            </Fragment>
          );
        })}
        {noticeAt === items.length && notice}
      </ol>
      <FieldError id={controlId(path)} error={faults[path]} />
      {blank !== undefined && (
        <Button id={controlId(path)} variant="secondary" size="sm" icon="plus" onClick={() => add(blank)}>
          {phrases.addA({ name })}
        </Button>
      )}
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
