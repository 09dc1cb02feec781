import { expect, test } from 'vitest';
import { apiReports } from './report';

test('docs/api lists what hosts can import from the packages; npm run api writes it, to be reviewed', async () => {
  for (const { file, now, then } of await apiReports()) expect(now, file).toBe(then);
}, 600_000);
