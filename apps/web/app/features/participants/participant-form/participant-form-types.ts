import type {
  ParticipantFormInput,
  ParticipantFormValues,
} from '@sangamam/contract/orders/participants/participant-form';

import type { Option } from '#web/ui/form/field/select-field.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';

/** The form of a family member, as its sections share it. */
export type ParticipantAppForm = AppForm<ParticipantFormInput, ParticipantFormValues>;

/** The lists that the form's selects offer. */
export interface ParticipantFormLists {
  localUnits: readonly Option[];
  parishes: readonly Option[];
  countries: readonly Option[];
  dialCodes: readonly Option[];
}

/** Saves what was typed; `revision` is what the form started from, where it changes somebody. */
export type SaveParticipant = (values: ParticipantFormValues, revision: number | undefined) => Promise<void>;
