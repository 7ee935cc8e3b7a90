import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** The state of a list. All of it is in the address, so that Back, reload and a shared link show the same. */
export interface ListParams {
  /** From 1. */
  page: number;
  /** Column, with a leading minus for descending; the list's default if the address has none. */
  sort: string;
  /** The value of a filter; empty when it is not set. */
  filter: (name: string) => string;
  setPage: (page: number) => void;
  setSort: (sort: string) => void;
  /** Sets a filter, or removes it with an empty value, and returns to the first page. */
  setFilter: (name: string, value: string) => void;
  /** Removes these filters. */
  clearFilters: (names: readonly string[]) => void;
}

/** Reads and writes page, sorting (`defaultSort` while the address names none) and filters of a list in the address. */
export function useListParams(defaultSort = ''): ListParams {
  const [params, setParams] = useSearchParams();
  const write = useCallback(
    (changes: Readonly<Record<string, string>>, replace: boolean) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes)) {
            if (value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  return useMemo(() => {
    const page = Number(params.get('page'));
    return {
      page: Number.isInteger(page) && page > 0 ? page : 1,
      sort: params.get('sort') ?? defaultSort,
      filter: (name) => params.get(name) ?? '',
      setPage: (next) => write({ page: next > 1 ? String(next) : '' }, false),
      setSort: (sort) => write({ sort, page: '' }, true),
      setFilter: (name, value) => write({ [name]: value, page: '' }, true),
      clearFilters: (names) =>
        write({ ...Object.fromEntries(names.map((name) => [name, ''])), page: '' }, true),
    };
  }, [params, write, defaultSort]);
}
