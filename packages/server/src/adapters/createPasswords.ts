import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '../ports/Passwords';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two rounds, one lane.
const parameters = { memorySize: 19_456, iterations: 2, parallelism: 1, hashLength: 32, outputType: 'encoded' } as const;

/** argon2id in WebAssembly, on this thread. */
export function createPasswords(): Passwords {
  const hash = (password: string) => argon2id({ ...parameters, password, salt: crypto.getRandomValues(new Uint8Array(16)) });
  let decoy: Promise<string> | undefined;

  return {
    hash,
    async verify(password, stored) {
      if (password === '') return false;
      const fits = await argon2Verify({ password, hash: stored ?? (await (decoy ??= hash(crypto.randomUUID()))) });
      return stored !== undefined && fits;
    },
  };
}
