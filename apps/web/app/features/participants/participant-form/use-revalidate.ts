import { useFormState } from 'react-hook-form';

import type { ParticipantAppForm } from './participant-form-types.ts';

/** An error that depends on another field goes as soon as that field is corrected. */
export function useRevalidate(form: ParticipantAppForm) {
  const { errors } = useFormState({ control: form.control });
  return (name: 'parishInKerala' | 'receiveNotification') => {
    if (errors[name]) void form.trigger(name);
  };
}
