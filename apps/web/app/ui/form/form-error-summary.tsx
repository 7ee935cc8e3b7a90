import { useContext, useEffect, useId, useRef, useState } from 'react';
import { useFormState, type FieldErrors } from 'react-hook-form';

import * as phrases from '#phrases/ui-summary.ts';
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
 * wrong: then that field does, unless `scrollsToTop`, which scrolls to the top of the page. Corrected fields leave the list; `failures` counts the failed submits.
 */
export function FormErrorSummary({
  title,
  failedTitle,
  failures,
  scrollsToTop,
  emptyMessage,
  focus = focusIt,
}: {
  title: string;
  /** The title where no field is to blame. */
  failedTitle: string;
  failures: number;
  scrollsToTop: boolean;
  /** What empty fields say. Where it is given and many are empty, one line stands for them all. */
  emptyMessage?: string | undefined;
  /** Focuses a control, where that takes more than `focus()`. */
  focus?: ((control: HTMLElement) => void) | undefined;
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
      !scrollsToTop && items.length === 1 && only?.target ? document.getElementById(only.target) : null;
    if (field) {
      focus(field);
      return;
    }
    box.current?.focus({ preventScroll: true });
    if (scrollsToTop) scrollTo({ top: 0, behavior: 'instant' });
    else box.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failures, items, scrollsToTop, focus]);

  if (items.length === 0) return null;
  const { empty, listed, more } = grouped(items, emptyMessage);
  const linkTo = ({ target = '' }: Item, text: string) => (
    <a
      href={`#${target}`}
      onClick={(event) => {
        // Without a step in the history.
        event.preventDefault();
        const control = document.getElementById(target);
        if (control) focus(control);
      }}
    >
      {text}
    </a>
  );
  const lineOf = (item: Item) =>
    item.target
      ? linkTo(item, item.label === '' ? item.message : `${item.label}: ${item.message}`)
      : item.message;
  return (
    <section ref={box} className={styles['summary']} aria-labelledby={heading} tabIndex={-1}>
      <h2 id={heading}>
        <Icon name="alert" size={22} />
        {items.some(({ target }) => target !== undefined) ? title : failedTitle}
      </h2>
      {items.length === 1 && listed[0] ? (
        <p>{lineOf(listed[0])}</p>
      ) : (
        <ul>
          {empty[0] && (
            <li>
              {phrases.emptyFieldsStart({ count: empty.length })} {linkTo(empty[0], empty[0].label)}
            </li>
          )}
          {listed.map((item) => (
            <li key={`${item.target} ${item.message}`}>{lineOf(item)}</li>
          ))}
          {more > 0 && <li>{phrases.andMore({ more })}</li>}
        </ul>
      )}
    </section>
  );
}

function focusIt(control: HTMLElement): void {
  control.focus();
}

/** From so many on, empty fields are summarised; so many others are listed. */
const manyEmpty = 4;
const mostListed = 6;

/** What the summary lists: the empty fields that one line stands for, the others, and how many of these are left out. */
function grouped(items: readonly Item[], emptyMessage: string | undefined) {
  const isEmpty = ({ target, label, message }: Item) => target && label !== '' && message === emptyMessage;
  const empty = items.filter(isEmpty);
  if (empty.length < manyEmpty) return { empty: [], listed: items, more: 0 };
  const others = items.filter((item) => !isEmpty(item));
  return { empty, listed: others.slice(0, mostListed), more: Math.max(0, others.length - mostListed) };
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
