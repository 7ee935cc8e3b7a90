import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { FormProvider, useFormState, type FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/ui.ts';
import { isFailure, unreachable } from '#web/lib/api/api-error.ts';
import { adoptTyped } from '#web/lib/forms/adopt-typed.ts';
import { forgetEarlySubmit, takeEarlySubmit } from '#web/lib/forms/early-submit.ts';
import { applyRefusal, type RefusalRules } from '#web/lib/forms/form-errors.ts';
import { FormErrorSummary } from './form-error-summary.tsx';
import { FormIdContext } from './form-id.ts';
import styles from './form.module.css';
import { useUnsaved } from './leaving/unsaved-forms.ts';
import { FormStepsContext, type FormSteps } from './steps/form-steps-context.ts';
import { MissingSchemaError, type AppForm } from './use-app-form.ts';

export interface FormProps<Input extends FieldValues, Output> {
  form: AppForm<Input, Output>;
  /** Gets the values as the schema puts them out. What it throws lands on the fields or in the summary. */
  onSubmit: (values: Output) => Promise<void> | void;
  /** Heads the error summary. */
  errorTitle?: string;
  /** Heads it where no field is to blame, but the server or the connection. */
  failedTitle?: string;
  /** Where the refusals of the server belong and what they say here. */
  refusals?: RefusalRules<Input>;
  /** Names the form for screen readers, where its heading does not stand right above. */
  label?: string;
  /** What an empty field says: in a long form, these are summarised in one line. */
  emptyMessage?: string;
  /** The steps that it is shown in on phones, from `useFormSteps`. */
  steps?: FormSteps;
  /** On a wide screen the headings of its sections stand beside their fields, so that the form fills the page. */
  headsBeside?: boolean;
  /** False for a form that saves nothing, such as a login: leaving it then asks nothing. */
  asksBeforeLeaving?: boolean;
  children: ReactNode;
}

/** The submits that failed so far, and what the last of them leads to and says. */
interface Failed {
  failures: number;
  scrollsToTop: boolean;
  /** The specification's sentence, where the server did not refuse but fail. */
  failed: string | undefined;
  /** True once a later step is shown, in which nothing has failed yet. */
  isOver?: boolean;
}

/**
 * A form. A failed submit, in the browser or by the server, shows a summary at the top whose links lead to the fields;
 * the focus goes there, or to the field itself when there is only one. While a submit is under way a second one does nothing.
 */
export function Form<Input extends FieldValues, Output>({
  form,
  onSubmit,
  errorTitle = phrases.pleaseCheckTheseFields,
  failedTitle = errorTitle,
  refusals,
  label,
  emptyMessage,
  steps,
  headsBeside = false,
  asksBeforeLeaving = true,
  children,
}: FormProps<Input, Output>) {
  const id = useId();
  const [{ failures, scrollsToTop, failed, isOver }, setFailed] = useState<Failed>({
    failures: 0,
    scrollsToTop: false,
    failed: undefined,
  });
  const busy = useRef(false);
  const isSaved = useRef(false);
  const { isDirty } = useFormState({ control: form.control });
  // A form that is being sent, or was sent as it is, may lead away.
  useUnsaved(isDirty && asksBeforeLeaving, () => !busy.current && !isSaved.current);
  const fail = (scrollsToTop: boolean, sentence?: string) =>
    setFailed(({ failures }) => ({ failures: failures + 1, scrollsToTop, failed: sentence }));
  const send = (event: SubmitEvent<HTMLFormElement>) =>
    form.handleSubmit(
      async (values) => {
        try {
          await onSubmit(values);
          isSaved.current = true;
        } catch (error) {
          applyRefusal(form, error, refusals);
          fail(refusals?.scrollsToTop === true, isFailure(error) ? refusals?.failed : undefined);
        }
      },
      () => fail(false),
    )(event);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    forgetEarlySubmit();
    if (busy.current) return;
    busy.current = true;
    form.clearErrors('root');
    try {
      const next = steps ? await steps.advance() : 'send';
      if (next === 'send') await send(event);
      else if (next === 'wrong') fail(false);
      else setFailed((before) => ({ ...before, isOver: true }));
    } catch (error) {
      if (!(error instanceof MissingSchemaError)) throw error;
      form.setError('root.server', { message: unreachable.message });
      fail(false, refusals?.failed);
    } finally {
      busy.current = false;
    }
  };
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    adoptTyped(form, current);
    if (takeEarlySubmit(current)) queueMicrotask(() => current.requestSubmit());
  }, [form]);
  // What the server said about the whole form is over as soon as something is changed.
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name) return;
        isSaved.current = false;
        form.clearErrors('root');
      },
    });
    return unsubscribe;
  }, [form]);
  return (
    <FormProvider {...form}>
      <FormIdContext value={id}>
        <form
          ref={element}
          className={styles['form']}
          // Should the browser ever send it by itself, what was typed must not end up in the address.
          method="post"
          noValidate
          data-stepped={steps !== undefined || undefined}
          data-heads-beside={headsBeside || undefined}
          aria-label={label}
          onSubmit={(event) => void submit(event)}
        >
          <FormErrorSummary
            title={errorTitle}
            failedTitle={failed ?? failedTitle}
            failures={isOver ? 0 : failures}
            scrollsToTop={scrollsToTop}
            emptyMessage={emptyMessage}
            focus={steps?.focus}
          />
          {steps ? <FormStepsContext value={steps}>{children}</FormStepsContext> : children}
        </form>
      </FormIdContext>
    </FormProvider>
  );
}

/** A part of a form under a heading of its own. */
export function FormSection({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section className={styles['section']} aria-labelledby={heading}>
      <div className={styles['sectionHead']}>
        <h2 id={heading}>{title}</h2>
        {description && <p>{description}</p>}
      </div>
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}

/**
 * Fields side by side where the screen is wide enough, one below the other on a phone. A field that is alone takes the
 * whole width, or with `keepsColumns` one column of the rows around it.
 */
export function FieldRow({ keepsColumns, children }: { keepsColumns?: boolean; children: ReactNode }) {
  return (
    <div className={styles['row']} data-keeps-columns={keepsColumns || undefined}>
      {children}
    </div>
  );
}

/** The buttons at a form's foot; the main one comes first in the markup and stands last on wide screens. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={styles['actions']}>{children}</div>;
}
