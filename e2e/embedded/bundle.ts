import { build, type BuildOptions } from 'esbuild';
import { inlineStylesPlugin } from '../../packages/ui/inlineStyles';
import { reactAriaPlugin } from '../../packages/ui/reactAriaPlugin';

/** Files by their request path. */
export type Files = Map<string, { type: string; body: string }>;

const options = {
  bundle: true,
  write: false,
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  conditions: ['kalem-source'],
  define: { 'process.env.NODE_ENV': '"production"' },
  plugins: [reactAriaPlugin, inlineStylesPlugin],
  logLevel: 'error',
} satisfies BuildOptions;

/** The oldest supported React in its development build, which logs warnings to the console. */
export const react18 = {
  alias: { react: 'react-18', 'react-dom': 'react-dom-18' },
  define: { 'process.env.NODE_ENV': '"development"' },
} satisfies BuildOptions;

/** Memoizes `make` by its arguments: a worker bundles each source once for all its files. */
function remembered<Args extends unknown[], Made>(make: (...args: Args) => Promise<Made>) {
  const made = new Map<string, Promise<Made>>();
  return (...args: Args): Promise<Made> => {
    const key = JSON.stringify(args);
    const promise = made.get(key) ?? make(...args);
    made.set(key, promise);
    return promise;
  };
}

/**
 * The script of a page at /main.js, bundled from our packages like a bank would; `source` is resolved in the
 * repository's root.
 */
export const bundleScript = remembered(async (source: string, react: Partial<typeof react18> = {}): Promise<Files> => {
  const { outputFiles } = await build({
    ...options,
    ...react,
    stdin: { contents: source, resolveDir: process.cwd(), sourcefile: 'main.tsx', loader: 'tsx' },
    entryNames: 'main',
    splitting: true,
    outdir: '/',
  });
  return new Map(outputFiles.map(({ path, text }) => [path, { type: 'text/javascript', body: text }]));
});

/** A bundle for Node, with React as an external. */
export async function bundleForNode(source: string): Promise<string> {
  const { outputFiles } = await build({
    ...options,
    stdin: { contents: source, resolveDir: process.cwd(), sourcefile: 'main.tsx', loader: 'tsx' },
    platform: 'node',
    mainFields: ['module', 'main'],
    conditions: ['kalem-source', 'module'],
    external: ['react', 'react-dom'],
    splitting: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** A stylesheet of @kalem/ui in its built form. */
export const bundleStyles = remembered(async (name: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [`packages/ui/src/${name}`],
    bundle: true,
    write: false,
    minify: true,
    target: ['chrome111', 'firefox113', 'safari16.4'],
  });
  return outputFiles[0]?.text ?? '';
});
