import { defineConfig } from 'tsup';

export default defineConfig({
  entry: { index: 'src/index.ts', messages: 'src/messages.ts', 'codes/*': 'src/codes/*.ts' },
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
});
