import type { ConsentsOfOrder } from '@sangamam/contract/documents/consents/consent';
import { useId } from 'react';

import * as phrases from '#phrases/documents/family/consents.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Icon } from '#web/ui/primitives/icon/icon.tsx';

import styles from '../documents.module.css';
import { ConsentList } from './consent-list.tsx';
import { SendConsents } from './send-consents.tsx';

/** Everything about the consent forms of a registration. */
export function ConsentsSection({ consents: all }: { consents: ConsentsOfOrder }) {
  const id = useId();
  const { orderId, minors, consents, missing, maySend } = all;
  const needsNone = minors.length === 0;
  return (
    <Card>
      <section className={styles['section']} aria-labelledby={id}>
        <h2 id={id}>{phrases.custodianConsentForms}</h2>
        <p>{phrases.intro}</p>
        <BlankForm address={all.custodianConsent} />
        {!maySend && (
          <Callout>
            <p>{phrases.cancelledTakesNoForms}</p>
          </Callout>
        )}
        {needsNone && maySend && (
          <Callout title={phrases.noFormIsNeeded}>
            <p>{phrases.noFormNeededText}</p>
          </Callout>
        )}
        {!needsNone && maySend && <Missing minors={minors} missing={missing} consents={consents} />}
        {!needsNone && maySend && <SendConsents {...all} />}
        {needsNone && maySend && (
          <details className={styles['another']}>
            <summary>{phrases.uploadAnotherForm}</summary>
            <SendConsents {...all} />
          </details>
        )}
        {(!needsNone || consents.length > 0) && (
          <section className={styles['part']} aria-labelledby={`${id}-sent`}>
            <h3 id={`${id}-sent`}>{phrases.formsYouSent}</h3>
            <ConsentList orderId={orderId} consents={consents} minors={minors} missing={missing} />
          </section>
        )}
      </section>
    </Card>
  );
}

function BlankForm({ address }: { address: string | null }) {
  if (address === null) return <p className={styles['quiet']}>{phrases.blankFormMissing}</p>;
  return (
    <p>
      <a className={styles['blank']} href={address} target="_blank" rel="noopener noreferrer">
        <Icon name={icons.download} /> {phrases.downloadTheBlankForm}
        <span className="visually-hidden"> ({phrases.newTabHint})</span>
      </a>
    </p>
  );
}

/** How many of the children have a form; which ones lack it is said in their rows. */
function Missing({ minors, missing, consents }: Pick<ConsentsOfOrder, 'minors' | 'missing' | 'consents'>) {
  if (missing.length === 0) {
    return (
      <Callout tone="success">
        <p>{phrases.nothingMissing}</p>
      </Callout>
    );
  }
  const unnamed = consents.filter(({ mayNameChild }) => mayNameChild).length;
  return (
    <Callout
      tone="warning"
      title={phrases.formsSentOf({ sent: minors.length - missing.length, count: minors.length })}
    >
      <p>{phrases.stillMissing({ names: missing.map(({ name }) => name).join(', ') })}</p>
      {unnamed > 0 && <p>{phrases.formsNameNobody({ count: unnamed })}</p>}
    </Callout>
  );
}
