import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

import * as phrases from '#phrases/lib.ts';
import { ApiError, redirects, type ReceivedError } from '#web/lib/api/api-error.ts';

/** How a form shows the server's refusals. */
export interface RefusalRules<Values extends FieldValues> {
  /** The form's field for a field of the payload, where the names differ: `{ 'address.city': 'city' }`. */
  fields?: Readonly<Record<string, FieldPath<Values>>>;
  /** Refusals that belong to a field although they name none, with their sentence where it differs here. */
  codes?: Readonly<Record<string, { field?: FieldPath<Values>; message?: string }>>;
  /** The specification's sentence for a call that failed without a refusal. It heads the summary, with details below. */
  failed?: string;
  /** True where a refusal scrolls to the top of the page and focuses the summary, also when only one field is to blame. */
  scrollsToTop?: boolean;
}

/**
 * Shows the server's refusals on the form's fields, and the rest above the form. A 401 or 403 already redirects to
 * another page and shows nothing here.
 */
export function applyRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
  rules: RefusalRules<Values> = {},
): void {
  if (!(error instanceof ApiError)) throw error;
  if (redirects(error)) return;
  const general: string[] = [];
  for (const refusal of error.errors) {
    const rule = rules.codes?.[refusal.code];
    const known = refusal.message === rules.failed ? tryAgain : refusal.message;
    const message = rule?.message ?? known;
    const field = rule?.field ?? fieldFor(form.getValues(), refusal, rules);
    if (field) form.setError(field, { type: 'server', message });
    else if (!general.includes(message)) general.push(message);
  }
  if (general.length > 0) form.setError('root.server', { type: 'server', message: general.join(' ') });
}

/** Shown below the sentence of a failure when the server gave no other reason. */
const tryAgain = phrases.notSaved;

/** The field of the form that a refusal names, itself or by a parent: `mobile.phoneNumber` lands on `mobile`. */
function fieldFor<Values extends FieldValues>(
  values: Values,
  { field }: ReceivedError,
  { fields }: RefusalRules<Values>,
): FieldPath<Values> | undefined {
  if (!field) return undefined;
  const mapped = fields?.[field];
  if (mapped) return mapped;
  const [top = ''] = field.split('.');
  return top in values ? (field as FieldPath<Values>) : undefined;
}
