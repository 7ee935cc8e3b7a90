import { useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/content/staff/editor/items.ts';

import { moveItem } from '../edited-page.ts';

/** Actions on the items of a section. Each is announced and moves the focus to where work continues. */
export function useItemActions<Item>({
  id,
  items,
  name,
  onChange,
}: {
  /** The element of the thing at a place has the id `{id}-{place}`. */
  id: string;
  items: readonly Item[];
  name: string;
  onChange: (items: Item[]) => void;
}) {
  const [keys, setKeys] = useState<readonly string[]>(() => items.map(() => crypto.randomUUID()));
  const [removed, setRemoved] = useState<{ item: Item; key: string; at: number; title: string }>();
  const [said, setSaid] = useState('');
  const wanted = useRef<readonly [place: number, ...selectors: string[]]>(undefined);

  // What came from elsewhere, such as a picture that was chosen, stands at the end and gets its key now.
  if (keys.length < items.length) {
    setKeys([...keys, ...items.slice(keys.length).map(() => crypto.randomUUID())]);
  }

  useEffect(() => {
    const [place, ...selectors] = wanted.current ?? [];
    wanted.current = undefined;
    const row = place === undefined ? null : document.getElementById(`${id}-${place}`);
    selectors
      .map((one) => row?.querySelector<HTMLElement>(one))
      .find(Boolean)
      ?.focus();
  });

  const change = (nextItems: readonly Item[], nextKeys: readonly string[]) => {
    setKeys(nextKeys);
    onChange([...nextItems]);
  };

  return {
    keys,
    removed,
    said,
    move: (from: number, to: number) => {
      const way = to < from ? 'up' : 'down';
      wanted.current = [to, `[data-move="${way}"]:not(:disabled)`, '[data-move]:not(:disabled)'];
      change(moveItem(items, from, to), moveItem(keys, from, to));
      setSaid(phrases.movedToPlaceOf({ to: to + 1, length: items.length }));
    },
    add: (blank: Item) => {
      wanted.current = [items.length, phrases.focusableFields];
      change([...items, blank], [...keys, crypto.randomUUID()]);
      setSaid(phrases.added({ name, length: items.length + 1 }));
    },
    remove: (at: number) => {
      const item = items[at];
      if (item === undefined) return;
      change(items.toSpliced(at, 1), keys.toSpliced(at, 1));
      setRemoved({ item, key: keys[at] ?? '', at, title: `${name} ${at + 1}` });
      setSaid(phrases.removed({ name, at: at + 1 }));
    },
    bringBack: () => {
      if (!removed) return;
      const { item, key, at, title } = removed;
      wanted.current = [Math.min(at, items.length), phrases.focusableFields];
      change(items.toSpliced(at, 0, item), keys.toSpliced(at, 0, key));
      setRemoved(undefined);
      setSaid(phrases.isBack({ title }));
    },
    closeRemoved: () => setRemoved(undefined),
  };
}
