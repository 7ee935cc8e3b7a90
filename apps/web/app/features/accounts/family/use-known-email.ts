import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';

/** What a page that knows somebody's address leaves in the history for the next one; addresses of pages never have it. */
export interface KnownEmail {
  email: string;
}

/**
 * Fills the field `name` of `form` with the address that the page before knew, unless something stands there, and
 * focuses the field `next`.
 */
export function useKnownEmail<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: Path<Values>,
  next?: Path<Values>,
): void {
  const state = useLocation().state as Partial<KnownEmail> | null;
  const email = typeof state?.email === 'string' ? state.email : '';
  useEffect(() => {
    if (email === '' || form.getValues(name) !== '') return;
    form.setValue(name, email as PathValue<Values, Path<Values>>);
    if (next) form.setFocus(next);
  }, [email, form, name, next]);
}
