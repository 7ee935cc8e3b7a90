import type { ParticipantRecord } from '@sangamam/contract/orders/participants/participant';
import { phoneText } from '@sangamam/contract/fields/places/phone-text';

import { fieldLabels } from '#phrases/domain/person-field-labels.ts';
import { maritalStatusNames, relationshipNames } from '#phrases/domain/person-names.ts';
import * as phrases from '#phrases/orders/family/participants.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { EmailText } from '#web/ui/primitives/email-text/email-text.tsx';

import styles from './confirm-participants.module.css';
import { fullName, parishOf } from './participant-words.ts';

/** Shows who is attending, to be confirmed before continuing (SPEC §2 Participants): a line each, with details folded. */
export function ConfirmParticipants({
  opened,
  participants,
  countryName,
  onClose,
  onProceed,
}: {
  opened: boolean;
  /** The selected ones. */
  participants: readonly ParticipantRecord[];
  countryName: (code: string) => string;
  onClose: () => void;
  onProceed: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.confirmParticipants} size="lg">
      <p className={styles['count']}>{phrases.peopleAreComing({ count: participants.length })}</p>
      <ul className={styles['people']}>
        {participants.map((participant) => (
          <li key={participant.userId._id}>
            <details open={participants.length === 1}>
              <summary>
                <span className={styles['who']}>
                  <span className={styles['name']}>{fullName(participant)}</span>
                  <span className={styles['badge']}>{relationshipNames[participant.relationShip]}</span>
                </span>
                <Icon name="chevronDown" size={18} />
              </summary>
              <dl>
                {detailsOf(participant, countryName).map(({ name, value }) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value || 'N/A'}</dd>
                  </div>
                ))}
              </dl>
            </details>
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onProceed}>{phrases.proceed}</Button>
        <CancelButton onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

function detailsOf(participant: ParticipantRecord, countryName: (code: string) => string) {
  const { email, mobile, country, maritalStatus } = participant.userId;
  return [
    { name: phrases.email, value: email && <EmailText email={email} /> },
    { name: phrases.mobile, value: mobile && phoneText(mobile) },
    { name: phrases.country, value: country && countryName(country) },
    { name: fieldLabels.maritalStatus, value: maritalStatus && maritalStatusNames[maritalStatus] },
    { name: phrases.parish, value: parishOf(participant) },
  ];
}
