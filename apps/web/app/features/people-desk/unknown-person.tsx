import { paths } from '#web/config/paths.ts';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { LinkButton } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';

/** What stands in place of a person that does not exist. */
export function unknownPerson({ status }: ApiError) {
  if (status !== 404 && status !== 400) return undefined;
  return (
    <EmptyState
      title="There is no such person"
      action={<LinkButton to={paths.admin.people}>All people</LinkButton>}
    />
  );
}
