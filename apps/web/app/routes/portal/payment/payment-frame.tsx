import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/routes/portal/payment.ts';
import { paths } from '#web/config/paths.ts';
import type { usePaymentSummary } from '#web/features/collection/family/reporting/api.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Page, PageActions } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { emptyIntro, type PageHandle } from '../page-handle.ts';

const skeleton = <CardSkeletons count={2} lines={6} label={phrases.loadingThePayment} />;

/** Title, way back and waiting of a page about one payment, and whose payment it is. */
export function PaymentFrame({
  query,
  title,
  before,
  children,
}: {
  query: ReturnType<typeof usePaymentSummary>;
  title: string;
  /** The pages between My Account and this one. */
  before?: readonly { label: string; to: string }[];
  children: (summary: PaymentSummary) => ReactNode;
}) {
  return (
    <Page
      narrow
      title={title}
      above={
        <Breadcrumbs
          trail={[{ label: phrases.myAccount, to: paths.myAccount }, ...(before ?? []), { label: title }]}
        />
      }
      intro={query.data ? introOf(query.data) : emptyIntro}
    >
      <Loaded query={query} skeleton={skeleton}>
        {children}
      </Loaded>
    </Page>
  );
}

function introOf({ isAddonOrder, conventionName }: PaymentSummary): string {
  return (isAddonOrder ? phrases.yourAddOnsFor : phrases.yourRegistrationFor)({ name: conventionName });
}

/** The handle of a page about one payment: its title and the way back to My Account. */
export function paymentHandle(title: string): PageHandle {
  const trail = [{ label: phrases.myAccount, to: paths.myAccount }, { label: title }];
  return {
    outline: (
      <Page narrow title={title} above={<Breadcrumbs trail={trail} />} intro={emptyIntro}>
        {skeleton}
      </Page>
    ),
  };
}

/** The only way on where nothing is to be done. */
export function ToMyAccount() {
  return (
    <PageActions>
      <LinkButton to={paths.myAccount}>{phrases.myAccount}</LinkButton>
    </PageActions>
  );
}
