import { formatClaimCode } from '@sangamam/contract/accounts/claim/claim-code';
import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ClosingSheet, EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { paths } from '@sangamam/contract/paths';

import * as claimPhrases from '#phrases/orders/staff/claim-slip.ts';
import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { QrCode } from '#web/ui/primitives/qr-code/qr-code.tsx';

import styles from '../registrations/on-behalf/claim-slip.module.css';
import { useIssueKickOffCode } from './api.ts';

/** The slip that a family takes home: its number, what it paid, and the way to finish at home. */
export function EveningSlip({ evening, family }: { evening: ClosingSheet; family: EveningFamily }) {
  const { _id: eveningId, closedAt } = evening;
  const issue = useIssueKickOffCode(eveningId, family.orderId);
  const makeCode = () =>
    issue.mutate(undefined, {
      onError: (error) => {
        if (!(error instanceof ApiError)) throw error;
        showToast({ message: error.message, tone: 'danger' });
      },
    });
  return (
    <Stack>
      {!family.hasEmail && (
        <div data-print="none">
          <Callout tone={issue.data ? 'warning' : 'info'}>
            <p>{issue.data ? phrases.onceText : phrases.codeText}</p>
            {!issue.data && (
              <Button
                variant="secondary"
                loading={issue.isPending}
                loadingLabel={phrases.makingCode}
                onClick={makeCode}
              >
                {phrases.makeCode}
              </Button>
            )}
          </Callout>
        </div>
      )}
      <section className={styles['slip']} aria-label={phrases.slipTitle}>
        <h2>{evening.conventionName}</h2>
        <Facts facts={factsOf(family)} />
        {family.hasEmail ? <FinishAtHome /> : issue.data && <Claim {...issue.data} />}
      </section>
      <div data-print="none">
        <PageActions main={<Button onClick={() => print()}>{phrases.print}</Button>}>
          <LinkButton to={adminPaths.kickOffEvening(eveningId)} variant="muted" icon="arrowLeft">
            {closedAt === null ? phrases.nextFamily : phrases.backToEvening}
          </LinkButton>
        </PageActions>
      </div>
    </Stack>
  );
}

function factsOf({ number, attending, packageName, total, currency, money }: EveningFamily) {
  const paid = money.reduce((sum, { amount }) => sum + amount, 0);
  return [
    { name: phrases.number, value: number },
    { name: phrases.attending, value: attending.join(', ') },
    ...(packageName === null ? [] : [{ name: phrases.packageName, value: packageName }]),
    { name: phrases.total, value: formatMoney(total, currency) },
    { name: phrases.paidHere, value: formatMoney(paid, currency) },
    ...(total > paid ? [{ name: phrases.stillToPay, value: formatMoney(total - paid, currency) }] : []),
  ];
}

function Claim({ code, expiresAt }: { code: string; expiresAt: string }) {
  const address = `${location.host}${paths.claim}`;
  return (
    <>
      <div className={styles['claim']}>
        <QrCode content={`${location.origin}${paths.claim}#${code}`} label={phrases.scanCode} />
        <div>
          <p className={styles['label']}>{phrases.code}</p>
          <p className={styles['code']} translate="no">
            {formatClaimCode(code)}
          </p>
          <p>{phrases.goodUntil({ date: formatDayOfInstant(expiresAt) })}</p>
        </div>
      </div>
      <ol className={styles['steps']}>
        {claimPhrases.steps({ address }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p lang="ml">{claimPhrases.inMalayalam({ address })}</p>
    </>
  );
}

function FinishAtHome() {
  const address = `${location.host}${paths.myAccount}`;
  return (
    <>
      <div className={styles['claim']}>
        <QrCode content={`${location.origin}${paths.myAccount}`} label={phrases.scanAccount} />
        <div>
          <p className={styles['label']}>{phrases.finishTitle}</p>
          <ol className={styles['steps']}>
            {phrases.finishSteps({ address }).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
      <p lang="ml">{phrases.finishMalayalam({ address })}</p>
    </>
  );
}
