import type { EditedSection } from '@sangamam/contract/content/section';
import { useEffect, useRef, type MouseEvent } from 'react';

import * as phrases from '#phrases/content/admin/editor.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import type { PageErrors } from './edited-page.ts';
import { controlId } from './editing.ts';
import styles from './editor.module.css';
import { locationOf, sectionAt } from './items/field-labels.ts';

/** All errors that prevent saving, each a link to its field. It takes the focus after a failed attempt. */
export function PageErrorSummary({
  faults,
  sections,
  attempts,
  onLead,
}: {
  faults: PageErrors;
  sections: readonly EditedSection[];
  attempts: number;
  /** Opens the section of an error. */
  onLead: (sectionId: string) => void;
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
    const section = sectionAt(path, sections);
    if (section) onLead(section._id);
    requestAnimationFrame(() => document.getElementById(controlId(path))?.focus());
  };
  return (
    <section ref={box} className={styles['summary']} tabIndex={-1} aria-labelledby="faults">
      <h2 id="faults">
        <Icon name="alert" size={22} />
        {phrases.pleaseCheckTheseFields}
      </h2>
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
