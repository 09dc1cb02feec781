import { expect, test } from 'vitest';
import { createSecrets } from './createSecrets';

const SECRET = 'a secret of the tests, forty characters.';

test('opens a sealed text of any length only for its own place', async () => {
  const { seal, open } = await createSecrets([SECRET]);
  for (const text of ['', 'ğ', 'ı'.repeat(24_575), 'a'.repeat(24_576), 'Işık\n'.repeat(500_000)]) {
    const sealed = await seal(text, 'şirket 1');
    expect(sealed).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect((await open(sealed, 'şirket 1')) === text).toBe(true);
    await expect(open(sealed, 'şirket 2')).rejects.toThrow();
  }
});
