import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/people/staff/directory.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { renderNotFound } from '#web/ui/feedback/loaded/render-not-found.tsx';

/** Shown for a person that does not exist. */
export const renderPersonNotFound = renderNotFound(
  phrases.notFoundTitle,
  <LinkButton to={adminPaths.people}>{phrases.allPeople}</LinkButton>,
);
