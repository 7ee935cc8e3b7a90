import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import * as phrases from '#phrases/orders/family/participant-form.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';

import { isInLaw } from './in-law-family-name.tsx';
import type { ParticipantAppForm } from './participant-form-types.ts';

const parish = ['parishInKerala', 'otherParish'] as const;
/** Fields that are optional or filled in already. */
const fields = [
  'familyName',
  'localUnit',
  'country',
  'email',
  'mobileNumber',
  'receiveNotification',
  ...parish,
] as const;

/** The half of the form that most people can leave as it is, folded. An error in it unfolds it. */
export function MoreSection({
  form,
  startsOpen,
  children,
}: {
  form: ParticipantAppForm;
  startsOpen: boolean;
  children: ReactNode;
}) {
  const { errors } = useFormState({ control: form.control, name: [...fields] });
  // A spouse's parish and an in-law's family name are asked for above.
  const relationship = form.getValues('relationShip');
  const elsewhere: readonly string[] =
    relationship === 'SPOUSE' ? parish : isInLaw(relationship) ? ['familyName'] : [];
  const isWrong = fields.some((name) => errors[name] && !elsewhere.includes(name));
  return (
    <Folded
      title={phrases.moreAboutThisPerson}
      hint={phrases.moreHint}
      startsOpen={startsOpen}
      mustOpen={isWrong}
    >
      {children}
    </Folded>
  );
}
