import { QueryClient } from '@tanstack/react-query';

/** Server data of one provider. The SDK already repeats what may be repeated, so a query fails at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
