import type { OrderSummary } from '@sangamam/contract/orders/order';
import { listOrderHistory } from '@sangamam/contract/orders/order-endpoints';
import type { ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';
import { useEffect, useState } from 'react';

import { nextTask } from '#phrases/orders/family/account.ts';
import * as phrases from '#phrases/orders/family/own-status.ts';
import { paths } from '#web/config/paths.ts';
import { topicNames } from '#web/domain/readiness/readiness-words.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { checklistDecides, checklistLinks, countToDo, firstTask } from '../account/checklist-tasks.ts';
import { statusSummaryOfAll } from '../account/status-summary.ts';
import styles from './own-status.module.css';

/** The state of the family's own registration for a convention, and what is next, in the words of My Account. */
export function OwnStatus(whose: { userId: string; conventionId: string }) {
  const own = useOwnRegistration(whose);
  if (!own) return null;
  const { registration, addonOrders, items } = own;
  const { tone, words, next } = statusSummaryOfAll(registration, addonOrders, items && countToDo(items));
  const task = items && firstTask(items, checklistLinks(registration, addonOrders));
  return (
    <aside className={styles['strip']} data-tone={tone} aria-label={phrases.yourRegistration}>
      <div className={styles['inner']}>
        <p className={styles['head']}>
          {phrases.yourRegistration} <StatusBadge tone={tone}>{words}</StatusBadge>
        </p>
        <p className={styles['next']}>{next}</p>
        {task && (
          <LinkButton to={task.to} size="sm" iconAfter="arrowRight">
            {nextTask({ topic: topicNames[task.topic] })}
          </LinkButton>
        )}
        <LinkButton to={paths.myAccount} size="sm" variant="secondary">
          {phrases.openMyAccount}
        </LinkButton>
      </div>
    </aside>
  );
}

interface OwnRegistration {
  registration: OrderSummary;
  addonOrders: readonly OrderSummary[];
  /** Its checklist where that says what is next; undefined too where it cannot be read. */
  items: readonly ReadinessItem[] | undefined;
}

/** The family's registration for a convention; undefined until all of it is read, and where it cannot be. */
function useOwnRegistration({ userId, conventionId }: { userId: string; conventionId: string }) {
  const [own, setOwn] = useState<OwnRegistration>();
  useEffect(() => {
    const abort = new AbortController();
    readOwnRegistration(userId, conventionId, abort.signal).then(setOwn, () => undefined);
    return () => abort.abort();
  }, [userId, conventionId]);
  return own;
}

async function readOwnRegistration(
  userId: string,
  conventionId: string,
  signal: AbortSignal,
): Promise<OwnRegistration | undefined> {
  const aside = { signal, isAside: true };
  const orders = await callEndpoint(listOrderHistory, { query: { userId } }, aside);
  const registration = orders.find(
    ({ conventionData, parentOrderId, status }) =>
      conventionData._id === conventionId && parentOrderId === null && status !== 'CANCELLED',
  );
  if (!registration) return undefined;
  // Only a confirmed family is asked about: all others read what is next from the order itself.
  const items = checklistDecides(registration)
    ? await callEndpoint(getOwnReadiness, { params: { orderId: registration._id } }, aside).catch(
        () => undefined,
      )
    : undefined;
  return {
    registration,
    addonOrders: orders.filter(({ parentOrderId }) => parentOrderId === registration._id),
    items,
  };
}
