import { createContext, useContext } from 'react';

export const FormIdContext = createContext('form');

/** The id of a field's control within the form around it; the error summary links to it. */
export function useFieldId(name: string): string {
  return fieldId(useContext(FormIdContext), name);
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}
