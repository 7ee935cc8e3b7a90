import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConsentDetail } from '@sangamam/contract/documents/consents/consent-admin-endpoints';
import { Link } from 'react-router';

import * as phrases from '#phrases/documents/staff/consents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { byteText } from '#web/lib/text/byte-text.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { SelectField } from '#web/ui/form/field/select-field.tsx';

import styles from '../admin-documents.module.css';
import { ConsentActions } from './consent-actions.tsx';
import { ConsentState } from './consent-state.tsx';
import { minorText } from './minor-text.ts';
import { useNameConsentChildForStaff } from '../api.ts';

/** A form beside who it is about, and what can be done with it. */
export function ConsentView({ consent }: { consent: ConsentDetail }) {
  const { contentType, url, fileName, reason } = consent;
  const isPicture = contentType.startsWith('image/');
  return (
    <div className={styles['view']}>
      <div className={styles['paper']}>
        {isPicture && <img src={url} alt={phrases.pictureOfTheForm} />}
        <a href={url} target="_blank" rel="noopener noreferrer">
          <Icon name={isPicture ? 'external' : icons.download} />{' '}
          {isPicture ? phrases.openFile : phrases.downloadThePdf}
        </a>
      </div>
      <div className={styles['facts']}>
        <Card>
          <Facts
            facts={[
              { name: phrases.state, value: <ConsentState state={consent.state} /> },
              { name: phrases.minor, value: minorText(consent) },
              { name: phrases.responsible, value: consent.responsibleName },
              {
                name: phrases.registration,
                value: (
                  <Link to={adminPaths.registration(consent.orderId)}>
                    {consent.registrantName} {consent.number}
                  </Link>
                ),
              },
              { name: phrases.convention, value: consent.conventionName },
              { name: phrases.file, value: `${fileName}, ${byteText(consent.byteSize)}` },
              { name: phrases.sent, value: shortInstant(consent.sentAt) },
              ...(consent.decidedAt === null
                ? []
                : [
                    {
                      name: phrases.decided,
                      value: phrases.decidedBy({
                        day: shortInstant(consent.decidedAt),
                        name: consent.decidedByName ?? '',
                      }),
                    },
                  ]),
              ...(reason === null ? [] : [{ name: phrases.reason, value: reason }]),
            ]}
          />
        </Card>
        {consent.possibleMinors.length > 0 && <NameChild {...consent} />}
        <ConsentActions consent={consent} />
      </div>
    </div>
  );
}

/** Asks whom a form is for that names nobody; the choice is saved at once. */
function NameChild({ _id, possibleMinors }: Pick<ConsentDetail, '_id' | 'possibleMinors'>) {
  const { mutateAsync, isPending, error } = useNameConsentChildForStaff(_id);
  return (
    <Callout tone="warning" title={phrases.childNotNamed}>
      <p>{phrases.countsForNobody}</p>
      <SelectField
        label={phrases.childLabel}
        placeholder={phrases.chooseAChild}
        options={possibleMinors.map(({ _id: value, name }) => ({ value, label: name }))}
        value=""
        disabled={isPending}
        error={error instanceof ApiError ? error.message : undefined}
        onChange={({ target }) => thenSay(mutateAsync(target.value), phrases.childSaved)}
      />
    </Callout>
  );
}
