import type { DeskFamily } from '@sangamam/contract/arrival/desk/desk-family';
import { searchRoster } from '@sangamam/contract/arrival/desk/search-roster';
import { useEffect, useEffectEvent, useState } from 'react';

import { useFoundFamilies } from '../api.ts';

const pauseMs = 250;

/** The families that a text finds. */
export interface FoundFamilies {
  families: readonly DeskFamily[];
  /** How many there are, also of those that are not shown. */
  total: number;
  /** The server has not answered about this text. */
  isSearching: boolean;
  /** Only this device was searched. */
  isLocal: boolean;
}

const mostShown = 20;

/** Searches the device at each letter, and the server after a pause: it also knows phone numbers and inactive registrations. */
export function useFamilySearch({
  conventionId,
  text,
  known,
  onSearch,
}: {
  conventionId: string;
  text: string;
  known: readonly DeskFamily[] | undefined;
  onSearch: (search: string) => void;
}): FoundFamilies {
  const typed = text.trim();
  const [search, setSearch] = useState(typed);
  const settle = useEffectEvent((next: string) => {
    setSearch(next);
    onSearch(next);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError } = useFoundFamilies({ conventionId, search });
  const isAnswered = search === typed && data !== undefined;
  if (isAnswered) return { ...data, isSearching: false, isLocal: false };
  const local = typed.length < 2 || !known ? [] : searchRoster(known, typed);
  return {
    families: local.slice(0, mostShown),
    total: local.length,
    isSearching: typed.length >= 2 && !(isError && search === typed),
    isLocal: true,
  };
}
