import type { Option } from '#web/ui/form/field/select-field.tsx';

/** The options of the contact form. */
export interface ContactReference {
  countries: readonly (Option & { dialCode: string })[];
  dialCodes: readonly Option[];
}
