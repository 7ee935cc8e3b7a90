import type { OrderSummary } from '@sangamam/contract/orders/order';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import { useEffect, useState } from 'react';

import * as phrases from '#phrases/orders/family/own-status.ts';
import { paths } from '#web/config/paths.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { statusSummaryOfAll } from '../account/status-summary.ts';
import styles from './own-status.module.css';

/** The state of the family's own registration for a convention, in the words of My Account. */
export function OwnStatus({ userId, conventionId }: { userId: string; conventionId: string }) {
  const orders = useOrders(userId);
  const registration = orders.find(
    ({ conventionData, parentOrderId, status }) =>
      conventionData._id === conventionId && parentOrderId === null && status !== 'CANCELLED',
  );
  if (!registration) return null;
  const { tone, words, next } = statusSummaryOfAll(
    registration,
    orders.filter(({ parentOrderId }) => parentOrderId === registration._id),
  );
  return (
    <aside className={styles['strip']} data-tone={tone} aria-label={phrases.yourRegistration}>
      <div className={styles['inner']}>
        <p className={styles['head']}>
          {phrases.yourRegistration} <StatusBadge tone={tone}>{words}</StatusBadge>
        </p>
        <p className={styles['next']}>{next}</p>
        <LinkButton to={paths.myAccount} size="sm" variant="secondary">
          {phrases.openMyAccount}
        </LinkButton>
      </div>
    </aside>
  );
}

/** The family's orders, newest first; none until they are read, and none where they cannot be. */
function useOrders(userId: string): readonly OrderSummary[] {
  const [orders, setOrders] = useState<readonly OrderSummary[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    callEndpoint(listOrderHistory, { query: { userId } }, { signal: abort.signal, isAside: true }).then(
      setOrders,
      () => undefined,
    );
    return () => abort.abort();
  }, [userId]);
  return orders;
}
