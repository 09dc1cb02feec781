import { expect, it } from 'vitest';
import { createPasswords } from './createPasswords';

const passwords = createPasswords();

it('ACC-20: hashes with argon2id, OWASP’s cost and a new salt each time', async () => {
  const [first, second] = await Promise.all([passwords.hash('Parola1!'), passwords.hash('Parola1!')]);
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
  expect(await passwords.verify('Parola1!', first)).toBe(true);
  expect(await passwords.verify('parola1!', first)).toBe(false);
});

it('SES-21: does the same work for an account that does not exist', async () => {
  expect(await passwords.verify('Parola1!', undefined)).toBe(false);
  expect(await passwords.verify('', undefined)).toBe(false);
});
