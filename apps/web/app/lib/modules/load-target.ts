import { createPath, type Path } from 'react-router';

/** What the router keeps of a navigation under way, for its own tools. */
interface RouterState {
  __reactRouterDataRouter?: { state: { navigation: { location?: Path | undefined } } };
}

/**
 * Asks the server for the page that a visitor is on the way to, because its script could not be fetched: the page can be
 * read without it, and tries its scripts again by itself. The build calls this in place of the router's own way, which
 * loads the page anew that is being left (`retry-imports.ts`). Never resolves.
 */
export function loadTarget(): Promise<never> {
  const { location: target } = (window as RouterState).__reactRouterDataRouter?.state.navigation ?? {};
  if (target) window.location.assign(createPath(target));
  else window.location.reload();
  return new Promise(() => undefined);
}
