import type { ReadinessItem } from '@sangamam/contract/reports/readiness/readiness';

import * as phrases from '#phrases/orders/family/account.ts';
import { topicNames } from '#web/domain/readiness/readiness-words.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

import { firstTask, type ChecklistLinks } from './checklist-tasks.ts';
import styles from './registrations.module.css';

/**
 * The button to what the checklist asks for first, by its day; nothing when all is settled. Its room is kept while the
 * checklist `isLoading`.
 */
export function NextTask({
  items,
  isLoading,
  links,
  name,
}: {
  items: readonly ReadinessItem[] | undefined;
  isLoading: boolean;
  links: ChecklistLinks;
  /** The convention's. */
  name: string;
}) {
  if (isLoading) return <div className={styles['awaited']} />;
  const first = firstTask(items ?? [], links);
  if (!first) return null;
  const words = phrases.nextTask({ topic: topicNames[first.topic] });
  return (
    <div className={styles['actions']}>
      <LinkButton to={first.to} iconAfter="arrowRight" aria-label={phrases.partOf({ part: words, name })}>
        {words}
      </LinkButton>
    </div>
  );
}
