import type { EditedSection } from '@sangamam/contract/content/section';
import { useEffect, useRef, type MouseEvent } from 'react';

import * as phrases from '#phrases/content/staff/editor.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import type { PageErrors } from './edited-page.ts';
import { controlId } from './editing.ts';
import styles from './editor.module.css';
import { locationOf } from './items/field-labels.ts';

/** How long to wait for a control: the editor of formatted text is loaded when its section opens first. */
const longestMs = 5_000;

/** Focuses the control with this id, as soon as it is there: its section may be just about to open. */
function focusOnceThere(id: string): void {
  const focus = () => {
    const control = document.getElementById(id);
    control?.focus();
    return control !== null && document.activeElement === control;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  watch.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['hidden'],
  });
  setTimeout(() => watch.disconnect(), longestMs);
}

/** The id of the list of faults; the bar of actions leads there. */
export const summaryId = 'page-faults';

/**
 * All faults of the page, each a link to its field: what prevents saving, or what is left to finish before the page can be
 * published. It takes the focus after a failed attempt.
 */
export function PageErrorSummary({
  faults,
  blocks,
  sections,
  attempts,
  onLead,
}: {
  faults: PageErrors;
  blocks: 'save' | 'publish';
  sections: readonly EditedSection[];
  attempts: number;
  /** Opens the form that has the field at a path. */
  onLead: (path: string) => void;
}) {
  const box = useRef<HTMLElement>(null);
  const seen = useRef(attempts);
  const entries = Object.entries(faults);
  useEffect(() => {
    if (attempts !== seen.current && entries.length > 0) box.current?.focus();
    seen.current = attempts;
  }, [attempts, entries.length]);
  if (entries.length === 0) return null;
  const goToField = (event: MouseEvent, path: string) => {
    event.preventDefault();
    onLead(path);
    focusOnceThere(controlId(path));
  };
  return (
    <section
      ref={box}
      id={summaryId}
      className={styles['summary']}
      data-blocks={blocks}
      tabIndex={-1}
      aria-labelledby="faults"
    >
      <h2 id="faults">
        <Icon name="alert" size={22} />
        {blocks === 'save' ? phrases.pleaseCheckTheseFields : phrases.leftToFinish({ count: entries.length })}
      </h2>
      {blocks === 'publish' && <p>{phrases.unfinishedHint}</p>}
      <ul>
        {entries.map(([path, sentence]) => (
          <li key={path}>
            <a href={`#${controlId(path)}`} onClick={(event) => goToField(event, path)}>
              {locationOf(path, sections)}: {sentence}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
