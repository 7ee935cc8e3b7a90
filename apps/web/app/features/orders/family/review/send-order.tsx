import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';
import { useRef, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/orders/family/review.ts';
import { paths } from '#web/config/paths.ts';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { PageActions } from '#web/ui/layout/page/page.tsx';

import styles from './review.module.css';

/** The page after sending: the confirmation, or the payment. */
export type NextStep = 'confirmation' | 'payment';

/** The terms and the ways to send an order, the main one first. Payment is offered only if there is something to pay. */
export function SendOrder({
  ways,
  sending,
  total,
  listed,
  conditions,
  trouble,
  onSend,
}: {
  ways: readonly NextStep[];
  /** The one in progress. */
  sending: NextStep | undefined;
  /** What it costs, beside the main button on a phone. */
  total?: ReactNode;
  /** Whether the public list shows the adults, and how to change that; absent where it is not asked. */
  listed?: { isListed: boolean; onChange: (isListed: boolean) => void } | undefined;
  /** What holds when plans change, to be read before the terms are ticked. */
  conditions?: ReactNode;
  /** Why it was not sent. */
  trouble?: ReactNode;
  onSend: (afterwards: NextStep) => void;
}) {
  const [agreed, setAgreed] = useState(false);
  const [complaint, setComplaint] = useState<string>();
  const terms = useRef<HTMLInputElement>(null);
  const send = (afterwards: NextStep) => {
    if (agreed) {
      onSend(afterwards);
      return;
    }
    setComplaint(passwordMessages.terms);
    terms.current?.focus();
  };
  const button = (way: NextStep) => (
    <Button
      key={way}
      variant={way === ways[0] ? 'primary' : 'secondary'}
      size="lg"
      loading={sending === way}
      loadingLabel={phrases.sendingIt}
      disabled={sending !== undefined && sending !== way}
      onClick={() => send(way)}
    >
      {names[way]}
    </Button>
  );
  return (
    <>
      <div className={styles['below']}>
        {conditions}
        <Card className={styles['section']}>
          {listed && (
            <CheckboxField
              label={phrases.listOurNames}
              description={phrases.childrenAreNeverShown}
              checked={listed.isListed}
              onChange={(event) => listed.onChange(event.target.checked)}
            />
          )}
          <CheckboxField
            ref={terms}
            label={
              <>
                {phrases.agreeToThe}
                <a href={paths.termsOfUse} target="_blank" rel="noreferrer">
                  {phrases.termsAndConditions}
                  <span className="visually-hidden"> {phrases.newTabHint}</span>
                </a>
              </>
            }
            plainLabel={phrases.agreeToTerms}
            checked={agreed}
            error={complaint}
            onChange={(event) => {
              setAgreed(event.target.checked);
              setComplaint(undefined);
            }}
          />
          {ways.length > 1 && (
            <p className={styles['hint']}>
              <strong>{phrases.sendForApproval}</strong> {phrases.sendForApprovalText}{' '}
              <strong>{phrases.makePayment}</strong> {phrases.makePaymentText}
            </p>
          )}
        </Card>
      </div>
      {trouble}
      <PageActions beside={total} main={ways[0] && button(ways[0])}>
        <LinkButton to={paths.myAccount} variant="muted">
          {phrases.goToMyAccount}
        </LinkButton>
        {ways.slice(1).map(button)}
      </PageActions>
    </>
  );
}

const names: Readonly<Record<NextStep, string>> = {
  confirmation: phrases.sendForApprovalButton,
  payment: phrases.makePaymentButton,
};
