import { useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import * as phrases from '#phrases/ui-steps.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormStepsContext, type FormSteps } from './form-steps-context.ts';
import styles from './form-steps.module.css';
import { showsOneStep, useStepAddress } from './step-address.ts';

/**
 * The steps of `form`, each with the names of its fields; `fields` is a constant. On a phone each step has an entry in
 * the browser's history. A reload stays at its step where the earlier ones are filled in.
 */
export function useFormSteps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: readonly (readonly FieldPath<Values>[])[],
): FormSteps {
  const { current, show, showInstead } = useStepAddress(fields.length);
  // Focused once its step is shown.
  const wanted = useRef<HTMLElement>(undefined);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const control = wanted.current;
    wanted.current = undefined;
    if (control) {
      control.focus();
      return;
    }
    const title = document.querySelector<HTMLElement>(`[data-step="${current}"] > [data-title]`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [current]);
  const isChecked = useRef(false);
  useEffect(() => {
    if (isChecked.current || current === 0 || !showsOneStep()) return;
    isChecked.current = true;
    const check = async () => {
      for (const [step, names] of fields.slice(0, current).entries()) {
        if (await form.trigger(names)) continue;
        form.clearErrors(names);
        showInstead(step);
        return;
      }
    };
    // Without a connection nothing is checked here: sending does it anyway.
    check().catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the step that the page was opened at
  }, [current]);
  return useMemo(
    () => ({
      current,
      count: fields.length,
      show,
      focus: (control) => {
        const step = Number(control.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? current);
        if (step === current || !showsOneStep()) {
          control.focus();
          return;
        }
        wanted.current = control;
        show(step);
      },
      advance: async () => {
        const names = fields[current];
        if (!names || current === fields.length - 1 || !showsOneStep()) return 'send';
        // Filled in just now, in this order: nothing is left to check when Back and Forward lead here.
        isChecked.current = true;
        if (!(await form.trigger(names))) return 'wrong';
        show(current + 1);
        return 'shown';
      },
    }),
    [current, fields, form, show],
  );
}

/**
 * Fields that are shown together on a phone; in a form without steps, just the fields. `title` heads them there and is
 * left out for what follows the fields of the last step.
 */
export function FormStep({ at, title, children }: { at: number; title?: string; children: ReactNode }) {
  const steps = useContext(FormStepsContext);
  if (!steps) return children;
  const { current, count, show } = steps;
  return (
    <div className={styles['step']} data-step={at} data-current={at === current || undefined}>
      {title && (
        <h3 className={styles['title']} data-title tabIndex={-1}>
          {title} <small>{phrases.stepOf({ step: at + 1, count })}</small>
        </h3>
      )}
      {children}
      {at < count - 1 && (
        <div className={styles['nav']}>
          <Button type="submit">{phrases.goOn}</Button>
          {at > 0 && <StepBack onClick={() => show(at - 1)} />}
        </div>
      )}
    </div>
  );
}

/** Leads from the last step to the one before, beside the button that sends the form. */
export function LastStepBack() {
  const steps = useContext(FormStepsContext);
  if (!steps) return null;
  return (
    <div className={styles['nav']}>
      <StepBack onClick={() => steps.show(steps.count - 2)} />
    </div>
  );
}

function StepBack({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="secondary" onClick={onClick}>
      {phrases.back}
    </Button>
  );
}
