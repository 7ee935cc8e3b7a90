import type { Consent, ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { useState } from 'react';

import * as phrases from '#phrases/documents/family/consents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import { useDeleteConsent, useNameConsentChild } from '../api.ts';
import styles from '../documents.module.css';
import { consentBadges } from './consent-badges.ts';

const ConfirmDialog = lazyDialog(
  async () => (await import('#web/ui/feedback/dialog/confirm-dialog.tsx')).ConfirmDialog,
);

/** The forms that were sent, what became of each, and how to take one back. */
export function ConsentList({
  orderId,
  consents,
  minors,
  missing,
}: Pick<ConsentsOfOrder, 'orderId' | 'consents' | 'minors' | 'missing'>) {
  const [toDelete, setToDelete] = useState<Consent>();
  const [asking, setAsking] = useState(false);
  const { mutateAsync: remove } = useDeleteConsent(orderId);
  if (consents.length === 0) return <p className={styles['quiet']}>{phrases.nothingSentYet}</p>;
  return (
    <>
      <ul className={styles['rows']} aria-label={phrases.formsYouSent}>
        {consents.map((consent) => (
          <li key={consent._id} className={styles['row']}>
            <div className={styles['words']}>
              <a href={consent.url} target="_blank" rel="noopener noreferrer">
                <Icon name={icons.paperclip} size={18} /> {consent.fileName}
                <span className="visually-hidden"> ({phrases.newTabHint})</span>
              </a>
              <span>
                {consent.minorName === null
                  ? phrases.formWithoutChild({ adult: consent.responsibleName })
                  : phrases.formFor({ minor: consent.minorName, adult: consent.responsibleName })}
              </span>
              <small className={styles['quiet']}>
                {phrases.sentOn({ day: formatInstant(consent.sentAt), size: byteText(consent.byteSize) })}
              </small>
              {consent.mayNameChild && <NameChild orderId={orderId} consent={consent} minors={minors} />}
              {consent.reason && <span>{phrases.whyReturned({ reason: consent.reason })}</span>}
            </div>
            <div className={styles['acts']}>
              <StateOfForm consent={consent} missing={missing} />
              {consent.mayDelete && (
                <Button
                  size="sm"
                  variant="muted"
                  icon={icons.trash}
                  aria-label={phrases.deleteFormNamed({ name: consent.fileName })}
                  onClick={() => {
                    setToDelete(consent);
                    setAsking(true);
                  }}
                >
                  {phrases.deleteForm}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={phrases.deleteThisForm}
        confirmLabel={phrases.deleteForm}
        onConfirm={async () => {
          if (!toDelete) return;
          await remove(toDelete);
          showToast({ message: phrases.formDeleted });
        }}
      >
        {toDelete && deletedWords(toDelete)}
      </ConfirmDialog>
    </>
  );
}

/** A form that came back asks for another one only until that has been sent. */
function StateOfForm({ consent, missing }: { consent: Consent } & Pick<ConsentsOfOrder, 'missing'>) {
  const { state, minorId } = consent;
  const isSentAgain = state === 'RETURNED' && minorId !== null && missing.every(({ _id }) => _id !== minorId);
  if (isSentAgain) return <StatusBadge tone="neutral">{phrases.sentAgain}</StatusBadge>;
  return <StatusBadge tone={consentBadges[state].tone}>{consentBadges[state].words}</StatusBadge>;
}

function deletedWords({ fileName, minorName }: Pick<Consent, 'fileName' | 'minorName'>): string {
  return minorName === null
    ? phrases.deleteFileText({ name: fileName })
    : phrases.deleteFormText({ name: fileName, minor: minorName });
}

/** Asks whom a form is for that names nobody; the choice is saved at once. */
function NameChild({
  orderId,
  consent,
  minors,
}: Pick<ConsentsOfOrder, 'orderId' | 'minors'> & { consent: Consent }) {
  const { mutateAsync, isPending, error } = useNameConsentChild(orderId);
  return (
    <SelectField
      label={phrases.childLabel}
      placeholder={phrases.chooseAChild}
      options={minors.map(({ _id, name }) => ({ value: _id, label: name }))}
      value=""
      disabled={isPending}
      error={error instanceof ApiError ? error.message : undefined}
      onChange={({ target }) =>
        thenSay(mutateAsync({ consentId: consent._id, minorId: target.value }), phrases.childSaved)
      }
    />
  );
}
