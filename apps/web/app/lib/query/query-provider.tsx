import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { ApiError } from '#web/lib/api/api-error.ts';

/** The query cache. Only pages behind the login have one, and it is discarded on sign-out. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/** No response, or that of a proxy whose server did not respond. */
const withoutAnswer: ReadonlySet<number> = new Set([0, 502, 504]);

/**
 * Retries only where it can help: no response. A refusal is final, and a busy server was asked again already. Without a
 * connection a call fails visibly instead of waiting, and what is on screen is refetched once the connection is back.
 */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: (failures, error) =>
          failures < 2 && error instanceof ApiError && withoutAnswer.has(error.status),
        retryDelay: (attempt) => 500 * 2 ** attempt,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
