import { useFormState } from 'react-hook-form';

import type { ParticipantAppForm } from './participant-form-types.ts';

/** Revalidates fields whose error depends on another field as soon as that one is corrected. */
export function useRevalidate(form: ParticipantAppForm) {
  const { errors } = useFormState({ control: form.control });
  return (name: 'parishInKerala' | 'receiveNotification') => {
    if (errors[name]) void form.trigger(name);
  };
}
