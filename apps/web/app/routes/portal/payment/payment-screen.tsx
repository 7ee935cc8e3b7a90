import type {
  PaymentOption,
  PaymentSummary,
} from '@sangamam/contract/collection/reporting/payment-endpoints';
import {
  type PaymentMethod,
  isByCheck,
  type ReportableMethod,
} from '@sangamam/contract/ledger/terms/payment-methods';
import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/portal/payment.ts';
import { PaymentSteps } from '#web/features/collection/family/reporting/payment-steps.tsx';
import { PayeeDetails } from '#web/features/collection/family/reporting/payee-details.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { paths } from '#web/config/paths.ts';
import { usePaymentSummary, useTreasurer } from '#web/features/collection/family/reporting/api.ts';
import { ReceiptOffer } from '#web/features/collection/family/reporting/receipt-offer.tsx';
import type { FlowState } from '#web/features/orders/family/flow/flow-state.ts';
import { isMissingOrder } from '#web/features/orders/family/flow/registration-context.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { PaymentFrame } from './payment-frame.tsx';

/**
 * The frame of the payment pages. An order that is not payable now, or not the family's, leads to /error (SPEC §4),
 * which links to how to pay an order of the family's own.
 */
export function PaymentScreen({
  orderId,
  title,
  behindChoice = false,
  children,
}: {
  orderId: string;
  title: string;
  /** True for the page of one method, which is opened from the choice of methods. */
  behindChoice?: boolean;
  children: (summary: PaymentSummary) => ReactNode;
}) {
  const query = usePaymentSummary(orderId);
  // `Navigate` navigates again whenever its state is another object, and would so interrupt its own navigation for ever.
  const ofThisOrder = useMemo<FlowState>(() => ({ orderId }), [orderId]);
  if (isMissingOrder(query.error)) return <Navigate to={paths.error} replace />;
  if (query.data && query.data.refusal !== null)
    return <Navigate to={paths.error} state={ofThisOrder} replace />;
  return (
    <PaymentFrame
      query={query}
      title={title}
      before={behindChoice ? [{ label: phrases.payment, to: paths.payment(orderId) }] : []}
    >
      {children}
    </PaymentFrame>
  );
}

/** Data for the page of one method: the amount due with this method, and the payee. */
interface MethodFacts {
  summary: PaymentSummary;
  option: PaymentOption;
  treasurer: Treasurer;
}

/** The page of one method: payee and amount, the steps in order, and below them the confirmation. */
export function MethodScreen({
  orderId,
  title,
  method,
  stepsOf,
  children,
}: {
  orderId: string;
  title: string;
  method: ReportableMethod;
  stepsOf: (facts: MethodFacts) => readonly string[];
  children: ReactNode;
}) {
  const treasurer = useTreasurer(orderId);
  return (
    <PaymentScreen orderId={orderId} title={title} behindChoice>
      {(summary) => {
        const option = summary.options.find((one) => one.method === method);
        if (!option) return <Navigate to={paths.payment(orderId)} replace />;
        return (
          <Loaded query={treasurer} skeleton={<CardSkeletons count={1} lines={5} />}>
            {(loaded) => (
              <Stack>
                <Card bordered>
                  <PayeeDetails
                    method={method}
                    treasurer={loaded}
                    amount={option.totalDue}
                    currency={summary.currency}
                    memo={summary.tmpConvRegNo}
                    dueDate={option.dueDate}
                  />
                </Card>
                <PaymentSteps steps={stepsOf({ summary, option, treasurer: loaded })} />
                {isByCheck(method) && (
                  <Row>
                    <ReceiptOffer {...summary} />
                  </Row>
                )}
                {children}
              </Stack>
            )}
          </Loaded>
        );
      }}
    </PaymentScreen>
  );
}

/**
 * Navigates to the confirmation once a payment was reported. The orders are refetched when the page is gone, not when the
 * router is done: until the confirmation is rendered, an order that is not payable any more would lead to /error.
 */
export function useLeaveForConfirmation(orderId: string, paymentType: PaymentMethod) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isReported = useRef(false);
  useEffect(
    () => () => {
      if (isReported.current) void queryClient.invalidateQueries({ queryKey: [ordersGroup] });
    },
    [queryClient],
  );
  return async () => {
    isReported.current = true;
    await navigate(paths.confirmationOf(orderId), { replace: true, state: { paymentType, orderId } });
  };
}
