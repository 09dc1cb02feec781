import { expect, test } from 'vitest';
import { createWorkerPasswords } from './createWorkerPasswords';

/** A thread that crashes at the password "bozuk", like one that runs out of memory. */
const fragile = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ password }) => {
    if (password === 'bozuk') throw new Error('Out of memory');
    parentPort.postMessage({ kind: 'hash', value: 'hash of ' + password });
  });
`)}`,
);

test('a crashed thread fails its waiting work, and the next password gets a new thread', async () => {
  const passwords = createWorkerPasswords(fragile);
  await expect(passwords.hash('bozuk')).rejects.toThrow('Out of memory');
  expect(await passwords.hash('Parola1!')).toBe('hash of Parola1!');
  await passwords.close();
});
