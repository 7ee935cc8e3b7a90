import type { Places } from '#web/domain/reference-data/packed-places.ts';
import { dialCodeOf, dialCodeOptions } from '#web/domain/reference-data/residence-choices.ts';
import type { Option } from '#web/ui/form/field/select-field.tsx';

/** The options of the contact form. */
export interface ContactReference {
  countries: readonly (Option & { dialCode: string })[];
  dialCodes: readonly Option[];
}

/** The countries, each with its dial code, and the dial codes, as options. */
export function contactReference(places: Places): ContactReference {
  return {
    countries: places.countries.map(({ code, name }) => ({
      value: code,
      label: name,
      dialCode: dialCodeOf(code, places) ?? '',
    })),
    dialCodes: dialCodeOptions(places.dialCodes),
  };
}
