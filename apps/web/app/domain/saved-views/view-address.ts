import type { SavedView, ViewQuery } from '@sangamam/contract/casework/saved-views/saved-view';

/** In the address of a list: the saved view that it shows. Its filters stand beside it, so that a link works for all. */
export const savedParameter = 'saved';

const convention = 'conventionId';

/** What the address of a list asks for, as a view has it: without the page, and without the convention. */
export function queryInAddress(search: string): ViewQuery {
  return Object.fromEntries(
    [...new URLSearchParams(search)]
      .filter(([name, value]) => value !== '' && !['page', savedParameter, convention].includes(name))
      .filter(([name, value]) => /^[a-zA-Z]{1,30}$/u.test(name) && value.length <= 200),
  );
}

/** The address of a view: its own convention, or the one that is shown. */
export function addressOf({ _id, query }: Pick<SavedView, '_id' | 'query'>, shown: string | null): string {
  const conventionId = query[convention] ?? shown;
  return `?${new URLSearchParams({
    ...(conventionId && { [convention]: conventionId }),
    ...query,
    [savedParameter]: _id,
  })}`;
}

/** Whether the address asks for something else than the view. */
export function isChanged({ query }: Pick<SavedView, 'query'>, search: string): boolean {
  const { [convention]: bound, ...rest } = query;
  const shown = new URLSearchParams(search).get(convention);
  return !isSame(rest, queryInAddress(search)) || (bound !== undefined && bound !== shown);
}

/** Whether two views show the same. */
function isSame(a: ViewQuery, b: ViewQuery): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
