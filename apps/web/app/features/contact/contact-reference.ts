import type { Option } from '#web/ui/form/field/select-field.tsx';

/** What the contact form offers. */
export interface ContactReference {
  countries: readonly (Option & { dialCode: string })[];
  dialCodes: readonly Option[];
}
