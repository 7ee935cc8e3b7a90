import type { EditedSection } from '@sangamam/contract/content/section';
import { useEffect, useMemo, useRef, useState } from 'react';

import * as phrases from '#phrases/content/staff/editor/sections.ts';

import type { Edit } from '../edited-page.ts';
import { nameOfSection } from './new-section.ts';
import type { SectionActions } from './section-card.tsx';

/** Where the focus goes once the list is drawn anew: the first match within the section. */
type Wanted = readonly [sectionId: string, ...selectors: string[]];

/** Actions on whole sections. Each is announced to screen readers and moves the focus to where work continues. */
export function useSectionActions(
  sections: readonly EditedSection[],
  edit: (edit: Edit) => void,
  onOpen: (id: string) => void,
) {
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ section: EditedSection; at: number }>();
  const wanted = useRef<Wanted>(undefined);
  const current = useRef(sections);
  useEffect(() => {
    current.current = sections;
    const [id, ...selectors] = wanted.current ?? [];
    wanted.current = undefined;
    const card = id === undefined ? null : document.getElementById(`section-${id}`);
    const found = selectors.map((one) => card?.querySelector<HTMLElement>(one)).find(Boolean);
    found?.focus();
    if (found) card?.scrollIntoView({ block: 'nearest' });
  }, [sections]);

  const acts = useMemo<SectionActions>(
    () => ({
      move: (id, to) => {
        const from = current.current.findIndex(({ _id }) => _id === id);
        const way = to < from ? 'up' : 'down';
        // At the end of the list the button is gone; the opposite one takes the focus.
        wanted.current = [
          id,
          `[data-move="${way}"]:not(:disabled)`,
          '[data-move]:not(:disabled)',
          'button[aria-expanded]',
        ];
        edit({ kind: 'move', id, to });
        setSaid(phrases.movedToPlaceOf({ to: to + 1, length: current.current.length }));
      },
      duplicate: (section) => {
        const newId = crypto.randomUUID();
        wanted.current = [newId, 'button[aria-expanded]'];
        edit({ kind: 'duplicate', id: section._id, newId });
        setSaid(phrases.duplicated({ section: nameOfSection(section) }));
      },
      hide: (section) => {
        edit({ kind: 'hide', id: section._id, hidden: !section.hidden });
        const name = nameOfSection(section);
        setSaid(section.hidden ? phrases.sectionIsShown({ name }) : phrases.sectionIsHidden({ name }));
      },
      remove: (section) => {
        const at = current.current.findIndex(({ _id }) => _id === section._id);
        edit({ kind: 'delete', id: section._id });
        setRemoved({ section, at });
        setSaid(phrases.removed({ section: nameOfSection(section) }));
      },
      change: (section) => edit({ kind: 'section', section }),
    }),
    [edit],
  );

  return {
    acts,
    said,
    removed,
    add: (section: EditedSection) => {
      wanted.current = [section._id, 'input, button:not([data-move], [aria-expanded], [aria-label])'];
      edit({ kind: 'add', section });
      onOpen(section._id);
      setSaid(phrases.added({ section: nameOfSection(section) }));
    },
    bringBack: () => {
      if (!removed) return;
      wanted.current = [removed.section._id, 'button[aria-expanded]'];
      edit({ kind: 'add', ...removed });
      setRemoved(undefined);
      setSaid(phrases.isBack({ section: nameOfSection(removed.section) }));
    },
    closeRemoved: () => setRemoved(undefined),
  };
}
