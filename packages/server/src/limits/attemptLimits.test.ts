import { expect, it } from 'vitest';
import { limitTable } from '../../scripts/limitTable';

it('docs/security.md lists every limit of attempts: run `npm run generate`', () => {
  const { now, then } = limitTable();
  expect(now).toContain('| codes to sign with | 30 in 15 minutes | company |');
  expect(now).toBe(then);
});
