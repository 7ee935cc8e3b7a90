import { useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';

import * as phrases from '#phrases/participants/participant-form.ts';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import styles from './participant-form.module.css';
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
  const [isOpen, setOpen] = useState(startsOpen);
  const { errors } = useFormState({ control: form.control, name: [...fields] });
  // A spouse's parish is asked for above.
  const elsewhere: readonly string[] = form.getValues('relationShip') === 'SPOUSE' ? parish : [];
  const isWrong = fields.some((name) => errors[name] && !elsewhere.includes(name));
  return (
    <details
      className={styles['more']}
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Icon name="chevronDown" />
        <span>
          <strong>{phrases.moreAboutThisPerson}</strong>
          <span className={styles['what']}>{phrases.whatMoreThereIs}</span>
        </span>
      </summary>
      <div className={styles['fields']}>{children}</div>
    </details>
  );
}
