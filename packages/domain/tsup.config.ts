import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';

const codes = readdirSync('src/codes').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));

export default defineConfig({
  entry: ['src/index.ts', 'src/messages.ts', ...codes.map((name) => `src/codes/${name}`)],
  format: 'esm',
  target: 'es2022',
  // The contract is private: its types are written into ours.
  dts: { resolve: ['@kalem/openapi'] },
  splitting: true,
  clean: true,
});
