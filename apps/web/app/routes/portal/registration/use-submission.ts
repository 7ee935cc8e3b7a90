import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '#web/config/paths.ts';
import type { FlowState } from '#web/features/orders/family/flow/flow-state.ts';
import type { NextStep } from '#web/features/orders/family/review/send-order.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';
import { addonsGroup } from '#web/features/conventions/family/addons/api.ts';
import { ordersGroup } from '#web/domain/orders/registration-key.ts';

/** A submission that the server refused, and what the page showed at that moment. */
export interface RefusedSubmission {
  error: ApiError;
  totalBefore: number;
}

/** Submits an order from its review, then navigates to its payment or the confirmation. */
export function useSubmission(
  submit: (submission: { expectedTotal: number }) => Promise<{ orderId: string }>,
) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<NextStep>();
  const [refusal, setRefusal] = useState<RefusedSubmission>();
  const refresh = () => queryClient.invalidateQueries({ queryKey: [ordersGroup] });

  const send = async (afterwards: NextStep, net: number) => {
    setSending(afterwards);
    setRefusal(undefined);
    try {
      const { orderId } = await submit({ expectedTotal: net });
      const state: FlowState = {
        fromSubmitForApproval: true,
        orderId,
        ...(net === 0 && { paymentType: 'NA' }),
      };
      await navigate(afterwards === 'payment' ? paths.payment(orderId) : paths.confirmationOf(orderId), {
        state,
        replace: true,
      });
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Refresh the page before the message says that something has changed.
      await Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: [addonsGroup] })]);
      setRefusal({ error, totalBefore: net });
    } finally {
      setSending(undefined);
    }
  };
  return { sending, refusal, send };
}
