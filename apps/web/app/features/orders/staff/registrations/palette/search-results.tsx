/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the options of a select hold no badges and no second line */
import { adminPaths } from '@sangamam/contract/admin-paths';
import { isSimilar, matchName } from '@sangamam/contract/names/match-name';
import { foldName, nameWords } from '@sangamam/contract/names/name-words';
import type { SearchHit, SearchReason } from '@sangamam/contract/orders/registrations/search-endpoints';
import { relationshipNames } from '@sangamam/contract/orders/participants/participant';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/palette.ts';
import { OrderStatusBadge } from '#web/domain/orders/order-badges.tsx';
import { ApiError } from '#web/lib/api/api-error.ts';

import { useSearchEverybody } from '../api.ts';
import styles from './search-palette.module.css';

/** The field and what it finds; the arrow keys move, Enter opens. */
export function SearchResults({ onChosen }: { onChosen: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const searched = useSettled(text.trim());
  const { data, error, isFetching } = useSearchEverybody(searched);
  const [place, setPlace] = useState(0);
  const hits = searched.length < 2 ? [] : (data?.hits ?? []);
  const current = Math.min(place, hits.length - 1);
  const open = (hit: SearchHit | undefined) => {
    if (!hit) return;
    onChosen();
    void navigate(adminPaths.registration(hit.orderId));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setPlace(Math.min(current + 1, hits.length - 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(current - 1, 0));
    else if (event.key === 'Enter') open(hits[current]);
    else return;
    event.preventDefault();
  };
  const optionId = (index: number) => `${id}-${index}`;
  return (
    <div className={styles['palette']}>
      <input
        type="search"
        role="combobox"
        className={styles['field']}
        aria-label={phrases.searchEverybody}
        aria-describedby={`${id}-hint`}
        aria-controls={`${id}-list`}
        aria-expanded={hits.length > 0}
        aria-activedescendant={hits.length > 0 ? optionId(current) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setPlace(0);
        }}
        onKeyDown={press}
      />
      <p id={`${id}-hint`} className={styles['hint']}>
        {phrases.searchHint}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={phrases.found} className={styles['hits']}>
        {hits.map((hit, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the focus and the keys
          <div
            key={hit.orderId}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            className={styles['hit']}
            onClick={() => open(hit)}
            onPointerMove={() => setPlace(index)}
          >
            <Hit hit={hit} isSimilar={isSimilarHit(hit, searched)} />
          </div>
        ))}
      </div>
      <output className={styles['hint']}>
        {error instanceof ApiError
          ? error.message
          : wordsFor({ searched, isFetching, count: hits.length, total: data?.total ?? 0 })}
      </output>
    </div>
  );
}

function Hit({ hit, isSimilar }: { hit: SearchHit; isSimilar: boolean }) {
  return (
    <>
      <span className={styles['who']}>
        <strong>{hit.registrantName}</strong> <span className={styles['number']}>{hit.number}</span>
        <span className={styles['convention']}>{hit.conventionName}</span>
      </span>
      <OrderStatusBadge status={hit.status} decision={hit.registrationStatus} />
      <span className={styles['why']}>
        {[...(isSimilar ? [phrases.similarName] : []), ...hit.why.map(reasonText)].join(' · ')}
      </span>
    </>
  );
}

/** Whether only a name in another spelling was found. */
function isSimilarHit({ why }: SearchHit, searched: string): boolean {
  const words = nameWords(searched);
  return why.every((reason) => reason.by === 'PERSON' && isSimilar(matchName(foldName(reason.text), words)));
}

function reasonText(reason: SearchReason): string {
  if (reason.by !== 'PERSON')
    return phrases.textFound({ label: phrases.labels[reason.by], text: reason.text });
  const relationship = relationshipNames[reason.relationship].toLowerCase();
  const person = phrases.personFound({ text: reason.text, relationship });
  return reason.age === null ? person : phrases.withAge({ person, age: String(reason.age) });
}

function wordsFor(state: { searched: string; isFetching: boolean; count: number; total: number }): string {
  const { searched, isFetching, count, total } = state;
  if (searched.length < 2) return phrases.typeTwoLetters;
  if (count === 0) return isFetching ? phrases.searching : phrases.nothingFound({ text: searched });
  return total > count ? phrases.cutTo({ count, total }) : phrases.foundCount(count);
}

/** A text once nobody has typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 150);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
