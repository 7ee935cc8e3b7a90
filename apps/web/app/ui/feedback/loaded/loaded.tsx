import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ApiError, redirects } from '#web/lib/api/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state/error-state.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

const standIn = <CardSkeletons />;

/**
 * What a query answered, its skeleton while it is on the way, or why it failed with another try. `refused` may show
 * something else for a refusal that it knows.
 */
export function Loaded<Data>({
  query,
  skeleton = standIn,
  refused,
  children,
}: {
  query: UseQueryResult<Data>;
  skeleton?: ReactNode;
  refused?: (error: ApiError) => ReactNode;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return skeleton;
  if (!(error instanceof ApiError)) throw error;
  if (redirects(error)) return skeleton;
  return (
    refused?.(error) ?? (
      <ErrorState message={error.message} retrying={isFetching} onRetry={() => void refetch()} />
    )
  );
}
