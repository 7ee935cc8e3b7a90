import { adminPaths } from '@sangamam/contract/admin-paths';
import type { KnownFamilyHit } from '@sangamam/contract/orders/on-behalf/on-behalf-endpoints';
import { useEffect, useId, useState } from 'react';

import * as phrases from '#phrases/orders/staff/on-behalf.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useKnownFamilies } from './api.ts';
import styles from './family-finder.module.css';

const pauseMs = 200;

/** Finds a family that has an account, by anybody in it; `addressOf` is where it is registered. */
export function FamilyFinder({
  conventionId,
  addressOf,
  registered,
}: {
  conventionId: string;
  addressOf: (userId: string) => string;
  /** What can be done with a family that is registered; else its registration is a link. */
  registered?: {
    label: string;
    nameOf: (hit: KnownFamilyHit) => string;
    onChoose: (hit: KnownFamilyHit) => void;
  };
}) {
  const id = useId();
  const [text, setText] = useState('');
  const search = useSettled(text.trim());
  const { data, error } = useKnownFamilies({ conventionId, search });
  const hits = search.length < 2 ? [] : (data?.hits ?? []);
  const total = data?.total ?? 0;
  return (
    <search className={styles['finder']}>
      <label htmlFor={id}>{phrases.findFamily}</label>
      <SearchInput id={id} value={text} maxLength={100} onChange={(event) => setText(event.target.value)} />
      {hits.length > 0 && (
        <ul className={styles['hits']} aria-label={phrases.foundFamilies}>
          {hits.map((hit) => (
            <li key={hit.userId} className={styles['hit']}>
              <div>
                <p className={styles['name']}>{hit.name}</p>
                <p className={styles['sub']}>
                  {[hit.familyName, hit.localUnitName, hit.email].filter(Boolean).join(' · ')}
                </p>
                <p className={styles['sub']}>
                  {hit.lastConvention === null
                    ? phrases.neverCame
                    : phrases.lastCame({ convention: hit.lastConvention })}
                </p>
              </div>
              {hit.order?.isSent === true && registered ? (
                <Button
                  variant="secondary"
                  aria-label={registered.nameOf(hit)}
                  onClick={() => registered.onChoose(hit)}
                >
                  {registered.label}
                </Button>
              ) : (
                <Way hit={hit} to={addressOf(hit.userId)} />
              )}
            </li>
          ))}
        </ul>
      )}
      <output className={styles['sub']}>
        {wordsFor({ search, data, error, shown: hits.length, total })}
      </output>
    </search>
  );
}

/** Leads to the form of a family, or to the registration that it has sent. */
function Way({ hit: { name, order }, to }: { hit: KnownFamilyHit; to: string }) {
  if (order?.isSent === true)
    return (
      <LinkButton to={adminPaths.registration(order.orderId)} variant="muted">
        {phrases.registeredAs({ number: order.number })}
      </LinkButton>
    );
  return (
    <LinkButton
      to={to}
      variant="secondary"
      aria-label={order ? undefined : phrases.registerThisFamily({ name })}
    >
      {order ? phrases.continueDraft({ number: order.number }) : phrases.registerThis}
    </LinkButton>
  );
}

function wordsFor(found: {
  search: string;
  data: object | undefined;
  error: Error | null;
  shown: number;
  total: number;
}): string {
  const { search, data, error, shown, total } = found;
  if (search.length < 2) return '';
  if (error instanceof ApiError) return error.message;
  if (!data) return phrases.searching;
  if (total === 0) return phrases.nobodyFound({ text: search });
  return total > shown ? phrases.foundCut({ count: shown, total }) : '';
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
