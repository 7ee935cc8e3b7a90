import type { OrderSummary } from '@sangamam/contract/orders/order';
import { isReady, type ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';

import * as phrases from '#phrases/domain/readiness.ts';
import { ReadinessStrip } from '#web/domain/readiness/readiness-strip.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { TextSkeleton } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useOwnReadiness } from '../api.ts';
import { countToDo, type ChecklistLinks } from './checklist-tasks.ts';
import { conventionOver } from './convention-over.ts';
import styles from './registrations.module.css';

/**
 * What the family still needs for a registration that was sent; nothing once it is cancelled, rejected, or the convention
 * is over. `links` are the pages where a topic is settled.
 */
export function OwnChecklist({ order, links }: { order: OrderSummary; links: ChecklistLinks }) {
  const { status, registrationStatus, conventionData } = order;
  const isSent = status !== 'INCOMPLETE' && status !== 'CANCELLED' && registrationStatus !== 'REG_REJECTED';
  if (!isSent || conventionOver(conventionData)) return null;
  return <Checklist orderId={order._id} links={links} />;
}

function Checklist({ orderId, links }: { orderId: string; links: ChecklistLinks }) {
  const query = useOwnReadiness(orderId);
  return (
    <section className={styles['checklist']}>
      <div className={styles['checklistHead']}>
        <h4>{phrases.yourChecklist}</h4>
        {query.data && <p>{summaryOf(query.data)}</p>}
      </div>
      <Loaded query={query} skeleton={<TextSkeleton lines={10} label={phrases.loadingTheChecklist} />}>
        {(items) => (
          <ReadinessStrip items={items} reader="family" label={phrases.yourChecklist} links={links} />
        )}
      </Loaded>
    </section>
  );
}

function summaryOf(items: readonly ReadinessItem[]): string {
  if (isReady(items)) return phrases.youAreReady;
  const count = countToDo(items);
  return count === 0 ? phrases.nothingLeftForYou : phrases.leftForYou({ count });
}
