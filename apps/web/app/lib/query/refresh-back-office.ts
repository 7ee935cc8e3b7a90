import { useQueryClient } from '@tanstack/react-query';

/**
 * For `onSettled` of decisions in the back office, also of those that were refused because somebody else was quicker:
 * everything on screen is asked again, for one decision shows in lists, counts, payments and mails.
 */
export function useRefreshBackOffice(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'staff-self' });
}
