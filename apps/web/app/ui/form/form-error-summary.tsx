import { useContext, useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';

import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { fieldId, FormIdContext } from './form-id.ts';
import styles from './form.module.css';

interface Item {
  /** Id of the control; missing for what concerns the whole form. */
  target: string | undefined;
  label: string;
  message: string;
}

/**
 * All errors at once after a failed submit, in the order of the fields. It takes the focus, unless a single field is
 * wrong: then that field does, unless `leadsUp`, which scrolls to the top of the page. Corrected fields leave the list; `failures` counts the failed submits.
 */
export function FormErrorSummary({
  title,
  failedTitle,
  failures,
  leadsUp,
}: {
  title: string;
  /** The title where no field is to blame. */
  failedTitle: string;
  failures: number;
  leadsUp: boolean;
}) {
  const { errors } = useFormState();
  const formId = useContext(FormIdContext);
  const heading = useId();
  const box = useRef<HTMLElement>(null);
  const [items, setItems] = useState<Item[]>([]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- labels and order are read from the rendered fields
    setItems(failures === 0 ? [] : collect(errors, formId));
  }, [errors, failures, formId]);

  const seen = useRef(0);
  useEffect(() => {
    if (failures === seen.current || items.length === 0) return;
    seen.current = failures;
    const [only] = items;
    const field =
      !leadsUp && items.length === 1 && only?.target ? document.getElementById(only.target) : null;
    (field ?? box.current)?.focus({ preventScroll: leadsUp });
    if (leadsUp) scrollTo({ top: 0, behavior: 'instant' });
  }, [failures, items, leadsUp]);

  if (items.length === 0) return null;
  return (
    <section ref={box} className={styles['summary']} aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>
        <Icon name="alert" size={22} />
        {items.some(({ target }) => target !== undefined) ? title : failedTitle}
      </h2>
      <ul>
        {items.map(({ target, label, message }) => (
          <li key={`${target} ${message}`}>
            {target ? (
              <a href={`#${target}`} onClick={(event) => focusTarget(event, target)}>
                {label === '' ? message : `${label}: ${message}`}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus without a step in the history. */
function focusTarget(event: MouseEvent, target: string): void {
  event.preventDefault();
  document.getElementById(target)?.focus();
}

function collect(errors: FieldErrors, formId: string): Item[] {
  const items = messagesOf(errors, '').map(({ name, message }) => {
    const element = name.startsWith('root') ? null : controlFor(formId, name);
    return { target: element?.id, label: element?.dataset['label'] ?? '', message };
  });
  // Parts of one field, like month and year, may say the same.
  const unique = items.filter(
    (item, index) =>
      items.findIndex((other) => other.label === item.label && other.message === item.message) === index,
  );
  // oxlint-disable-next-line unicorn/no-array-sort -- a fresh array, and older phones lack toSorted
  return unique.sort((a, b) => position(a.target, b.target));
}

/** The control of a field; of a field of several parts, the first control. */
function controlFor(formId: string, name: string): HTMLElement | null {
  const exact = document.getElementById(fieldId(formId, name));
  if (exact) return exact;
  const [top = name] = name.split('.');
  return document.querySelector<HTMLElement>(`[id^="${CSS.escape(fieldId(formId, top))}-"][data-label]`);
}

function position(a: string | undefined, b: string | undefined): number {
  const [first, second] = [a && document.getElementById(a), b && document.getElementById(b)];
  if (!first || !second) return Number(Boolean(first)) - Number(Boolean(second));
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

function messagesOf(node: unknown, name: string): { name: string; message: string }[] {
  if (typeof node !== 'object' || node === null) return [];
  const { message } = node as { message?: unknown };
  if (typeof message === 'string' && message !== '') return [{ name, message }];
  return Object.entries(node).flatMap(([key, child]) =>
    key === 'ref' || key === 'types' ? [] : messagesOf(child, name === '' ? key : `${name}.${key}`),
  );
}
