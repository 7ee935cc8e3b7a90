import * as phrases from '#phrases/people/admin.ts';
import { paths } from '#web/config/paths.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { whenAbsent } from '#web/ui/feedback/loaded/when-absent.tsx';

/** What stands in place of a person that does not exist. */
export const unknownPerson = whenAbsent(
  phrases.thereIsNoSuchPerson,
  <LinkButton to={paths.admin.people}>{phrases.allPeople}</LinkButton>,
);
