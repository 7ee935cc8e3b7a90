import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Takes over what was typed into the server-rendered page before this script ran; otherwise the first render would
 * reset it to empty values.
 */
export function adoptTyped<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  element: HTMLFormElement,
): void {
  for (const control of element.elements) {
    const typed = typedInto(control);
    if (!typed) continue;
    const name = typed.name as FieldPath<Values>;
    const before: unknown = form.getValues(name);
    // Several boxes that share a name are no page's first fields: such a list is shown when its data is there.
    if (before === undefined || before === typed.value || Array.isArray(before)) continue;
    form.setValue(name, typed.value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  }
}

function typedInto(control: Element): { name: string; value: string | boolean } | undefined {
  if (control instanceof HTMLInputElement) {
    const { name, type, value, checked } = control;
    if (name === '') return undefined;
    if (type === 'checkbox') return checked ? { name, value: true } : undefined;
    if (type === 'radio') return checked ? { name, value } : undefined;
    return value === '' ? undefined : { name, value };
  }
  if (control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement) {
    const { name, value } = control;
    return name === '' || value === '' ? undefined : { name, value };
  }
  return undefined;
}
