import { adminPaths } from '@sangamam/contract/admin-paths';
import { numberOf, type DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { isSimilarFamily } from '@sangamam/contract/arrival/desk/search-roster';

import * as phrases from '#phrases/arrival/staff/desk.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import styles from '../check-in.module.css';
import { withWaiting } from '../device/pending.ts';
import type { QueuedEvent } from '../device/queue-store.ts';
import type { FoundFamilies } from './use-family-search.ts';

/** The families that were found, each a button that opens it. */
export function FamilyResults({
  found: { families, total, isSearching, isLocal },
  text,
  isConnected,
  waiting,
  mayRegister,
  onOpen,
}: {
  found: FoundFamilies;
  /** What was typed. */
  text: string;
  isConnected: boolean;
  waiting: readonly QueuedEvent[];
  /** May register a family that comes without notice. */
  mayRegister: boolean;
  onOpen: (orderId: string) => void;
}) {
  if (families.length === 0)
    return isSearching && isConnected ? (
      <CardSkeletons />
    ) : (
      <EmptyState
        title={phrases.nobodyFound}
        action={
          mayRegister &&
          isConnected && (
            <LinkButton to={adminPaths.registerFamily} variant="secondary" icon="plus">
              {phrases.registerFamily}
            </LinkButton>
          )
        }
      >
        <p>{isLocal && !isConnected ? phrases.nobodyFoundOffline : phrases.nobodyFoundText}</p>
        {!mayRegister && <p>{phrases.askToRegister}</p>}
      </EmptyState>
    );
  return (
    <>
      <output className={styles['count']}>
        {total > families.length
          ? phrases.foundCut({ count: families.length, total })
          : phrases.foundCount({ count: total })}
      </output>
      <ul className={styles['results']}>
        {families.map((family) => (
          <li key={family._id}>
            <FamilyButton
              family={family}
              isSimilar={isSimilarFamily(family, text)}
              waiting={waiting}
              onOpen={() => onOpen(family._id)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function FamilyButton({
  family,
  isSimilar,
  waiting,
  onOpen,
}: {
  family: DeskFamily;
  isSimilar: boolean;
  waiting: readonly QueuedEvent[];
  onOpen: () => void;
}) {
  const people = withWaiting(family, waiting);
  const here = people.filter(({ isHere }) => isHere).length;
  const attending = people.filter((person) => person.attending || person.isHere);
  return (
    <button type="button" className={styles['result']} onClick={onOpen}>
      <span className={styles['name']}>{family.registrantName}</span>
      <span className={styles['number']}>{numberOf(family)}</span>
      <span className={styles['sub']}>
        {[family.familyName, family.localUnitName].filter(Boolean).join(' · ')}
      </span>
      <span className={styles['members']}>{attending.map(({ name }) => name).join(', ')}</span>
      <span className={styles['states']}>
        {isSimilar && <StatusBadge tone="waiting">{phrases.similarName}</StatusBadge>}
        {family.standing !== 'CONFIRMED' && (
          <StatusBadge tone="stopped">{phrases.standingNames[family.standing]}</StatusBadge>
        )}
        <StatusBadge tone={here > 0 ? 'done' : 'neutral'}>
          {phrases.hereOfFamily({ here, attending: attending.length })}
        </StatusBadge>
      </span>
    </button>
  );
}
