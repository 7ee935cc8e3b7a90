import { useEffect, useState } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';

import { useStartPaypalPayment } from './api.ts';

/** Leaves for PayPal. `isLeaving` stays true until the browser has left, and ends when it comes back to this page. */
export function usePaypalRedirect(orderId: string) {
  const start = useStartPaypalPayment(orderId);
  const [isLeaving, setLeaving] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  useEffect(() => {
    // Back from PayPal, the browser may show the page as it was left.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  const leave = async () => {
    setRefusal(undefined);
    setLeaving(true);
    try {
      const { redirectUrl } = await start.mutateAsync();
      window.location.assign(redirectUrl);
    } catch (error) {
      setLeaving(false);
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.message);
    }
  };
  return { leave, isLeaving, refusal };
}
