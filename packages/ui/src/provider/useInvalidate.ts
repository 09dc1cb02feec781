import { useCallback } from 'react';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Reads again whatever was read from these paths and the paths below them. Query keys are `[method, path, parameters]`.
 *
 * @example invalidate('/fatura') // the list, the search and each invoice
 */
export function useInvalidate(): (...paths: string[]) => Promise<void> {
  const queries = useQueryClient();
  return useCallback(
    (...paths) =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [, path] }) =>
          typeof path === 'string' && paths.some((one) => path === one || path.startsWith(`${one}/`)),
      }),
    [queries],
  );
}
