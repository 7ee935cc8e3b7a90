import type { ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './field.module.css';

/** What every field says once: its label, a hint before, an error after. */
export interface FieldTexts {
  label: string;
  /** A hint, read before anything goes wrong. */
  description?: ReactNode;
  error?: string | undefined;
  /** Says so beside the label; whatever is not optional is needed. */
  optional?: boolean;
}

/** The ids by which a control points at its words. */
export interface FieldIds {
  label: string;
  description: string;
  error: string;
}

/** Ids for the words of the control with `id`. */
export function idsOf(id: string): FieldIds {
  return { label: `${id}-label`, description: `${id}-hint`, error: `${id}-error` };
}

/** Attributes that tie a control to its words. */
export function controlProps(id: string, { description, error, optional = false, label }: FieldTexts) {
  const ids = idsOf(id);
  const describedBy = classNames(description ? ids.description : undefined, error ? ids.error : undefined);
  return {
    id,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': optional ? undefined : (true as const),
    'data-label': label,
  };
}

/** A field of one control: label above, hint, control, error. */
export function FieldFrame({ id, words, children }: { id: string; words: FieldTexts; children: ReactNode }) {
  const { label, optional } = words;
  return (
    <div className={styles['field']}>
      <label id={idsOf(id).label} className={styles['label']} htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <Hint id={id} words={words} />
      {children}
      <FieldError id={id} error={words.error} />
    </div>
  );
}

/** A field of several controls: a group whose legend is the label. The summary's link leads to the group's first control. */
export function GroupFrame({ id, words, children }: { id: string; words: FieldTexts; children: ReactNode }) {
  const { label, optional, description, error } = words;
  const ids = idsOf(id);
  return (
    <fieldset
      className={classNames(styles['field'], styles['group'])}
      aria-describedby={
        classNames(description ? ids.description : undefined, error ? ids.error : undefined) || undefined
      }
    >
      <legend className={styles['label']}>
        {label}
        {optional && <Optional />}
      </legend>
      <Hint id={id} words={words} />
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/** The error of a field, with a sign beside the colour. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={idsOf(id).error} className={styles['error']}>
      <Icon name="alert" size={18} />
      <span>{error}</span>
    </p>
  );
}

function Hint({ id, words: { description } }: { id: string; words: FieldTexts }) {
  if (!description) return null;
  return (
    <div id={idsOf(id).description} className={styles['hint']}>
      {description}
    </div>
  );
}

function Optional() {
  return <span className={styles['optional']}> {phrases.optional}</span>;
}
