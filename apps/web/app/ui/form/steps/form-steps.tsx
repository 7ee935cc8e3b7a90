import { useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import * as phrases from '#phrases/ui-steps.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { FormStepsContext, type FormSteps } from './form-steps-context.ts';
import styles from './form-steps.module.css';

/** The condition of the style sheet under which a form shows one step at a time. */
const oneStepAtATime = '(max-width: 36rem) and (scripting: enabled)';

/** The steps of `form`, each with the names of its fields. `fields` is a constant. */
export function useFormSteps<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  fields: readonly (readonly FieldPath<Values>[])[],
): FormSteps {
  const [current, setCurrent] = useState(0);
  // Focused once its step is shown.
  const wanted = useRef<HTMLElement | 'title'>(undefined);
  useEffect(() => {
    const to = wanted.current;
    wanted.current = undefined;
    if (to !== 'title') {
      to?.focus();
      return;
    }
    const title = document.querySelector<HTMLElement>(`[data-step="${current}"] > [data-title]`);
    title?.focus({ preventScroll: true });
    title?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [current]);
  return useMemo(() => {
    const goTo = (step: number, to: HTMLElement | 'title') => {
      wanted.current = to;
      setCurrent(step);
    };
    return {
      current,
      count: fields.length,
      show: (step) => goTo(step, 'title'),
      focus: (control) => {
        const step = Number(control.closest<HTMLElement>('[data-step]')?.dataset['step'] ?? current);
        if (step === current) control.focus();
        else goTo(step, control);
      },
      advance: async () => {
        const names = fields[current];
        if (!names || current === fields.length - 1 || !matchMedia(oneStepAtATime).matches) return 'send';
        if (!(await form.trigger(names))) return 'wrong';
        goTo(current + 1, 'title');
        return 'shown';
      },
    };
  }, [current, fields, form]);
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
