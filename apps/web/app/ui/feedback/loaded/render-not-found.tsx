import type { ReactNode } from 'react';

import type { ApiError } from '#web/lib/api/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';

/**
 * For `Loaded`: what stands in place of a record that does not exist, or whose address is no address of one; other
 * refusals stay what they are. `action` leads to where the record may be looked for.
 */
export function renderNotFound(title: string, action: ReactNode, text?: string) {
  return function Absent({ status }: ApiError): ReactNode {
    if (status !== 404 && status !== 400) return undefined;
    return (
      <EmptyState title={title} action={action}>
        {text && <p>{text}</p>}
      </EmptyState>
    );
  };
}
