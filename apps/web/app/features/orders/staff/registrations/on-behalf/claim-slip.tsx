import { adminPaths } from '@sangamam/contract/admin-paths';
import { formatClaimCode } from '@sangamam/contract/accounts/claim/claim-code';
import type { RegistrationDetail } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { paths } from '@sangamam/contract/paths';

import * as phrases from '#phrases/orders/staff/claim-slip.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { formatDayOfInstant } from '#web/lib/text/date-text.ts';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { PageActions, Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { QrCode } from '#web/ui/primitives/qr-code/qr-code.tsx';

import { useIssueClaimCode } from './api.ts';
import styles from './claim-slip.module.css';

/** Makes the code by which a family takes over its account, and shows the slip to print and hand over. */
export function ClaimSlip({ registration }: { registration: RegistrationDetail }) {
  const { _id: orderId, email } = registration;
  const issue = useIssueClaimCode(orderId);
  const back = (
    <LinkButton to={adminPaths.registration(orderId)} variant="muted" icon="arrowLeft">
      {phrases.done}
    </LinkButton>
  );
  if (email !== null)
    return (
      <EmptyState title={phrases.notNeeded} action={back}>
        <p>{phrases.notNeededText}</p>
      </EmptyState>
    );
  if (!issue.data)
    return (
      <Stack>
        <p>{phrases.intro}</p>
        <PageActions
          main={
            <Button
              loading={issue.isPending}
              loadingLabel={phrases.makingCode}
              onClick={() => {
                issue.mutate(undefined, {
                  onError: (error) => {
                    if (!(error instanceof ApiError)) throw error;
                    showToast({ message: error.message, tone: 'danger' });
                  },
                });
              }}
            >
              {phrases.makeCode}
            </Button>
          }
        >
          {back}
        </PageActions>
      </Stack>
    );
  return (
    <Stack>
      <div data-print="none">
        <Callout tone="warning">
          <p>{phrases.onceText}</p>
        </Callout>
      </div>
      <Slip registration={registration} code={issue.data.code} expiresAt={issue.data.expiresAt} />
      <div data-print="none">
        <PageActions main={<Button onClick={() => print()}>{phrases.print}</Button>}>{back}</PageActions>
      </div>
    </Stack>
  );
}

function Slip({
  registration: { participants, tmpConvRegNo, permConvRegNo, conventionName, packageName, balance, currency },
  code,
  expiresAt,
}: {
  registration: RegistrationDetail;
  code: string;
  expiresAt: string;
}) {
  const address = `${location.host}${paths.claim}`;
  const coming = participants.filter(({ isParticipated }) => isParticipated);
  return (
    <section className={styles['slip']} aria-label={phrases.slipForFamily}>
      <h2>{conventionName}</h2>
      <Facts
        facts={[
          { name: phrases.number, value: permConvRegNo ?? tmpConvRegNo },
          {
            name: phrases.attending,
            value: coming.map(({ userId: { firstName, lastName } }) => `${firstName} ${lastName}`).join(', '),
          },
          ...(packageName ? [{ name: phrases.packageName, value: packageName }] : []),
          ...(balance ? [{ name: phrases.total, value: formatMoney(balance.total, currency) }] : []),
        ]}
      />
      <div className={styles['claim']}>
        <QrCode content={`${location.origin}${paths.claim}#${code}`} label={phrases.scanLabel} />
        <div>
          <p className={styles['label']}>{phrases.code}</p>
          <p className={styles['code']} translate="no">
            {formatClaimCode(code)}
          </p>
          <p>{phrases.goodUntil({ date: formatDayOfInstant(expiresAt) })}</p>
        </div>
      </div>
      <ol className={styles['steps']}>
        {phrases.steps({ address }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p lang="ml">{phrases.inMalayalam({ address })}</p>
    </section>
  );
}
