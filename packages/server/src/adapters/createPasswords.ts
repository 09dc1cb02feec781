import { argon2id, argon2Verify } from 'hash-wasm';
import type { Passwords } from '../ports/Passwords';

/** The OWASP Password Storage Cheat Sheet recommends argon2id with 19 MiB, two iterations and one lane. */
const owasp = { memorySize: 19_456, iterations: 2 };

/** argon2id in WebAssembly on this thread. `cost` is the memory in KiB, and the iterations. */
export function createPasswords(cost: { readonly memorySize: number; readonly iterations: number } = owasp): Passwords {
  const hash = (password: string) =>
    argon2id({
      ...cost,
      parallelism: 1,
      hashLength: 32,
      outputType: 'encoded',
      password,
      salt: crypto.getRandomValues(new Uint8Array(16)),
    });
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
