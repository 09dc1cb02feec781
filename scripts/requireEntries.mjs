import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Requires every entry point of a host's packages in a separate process: `node requireEntries.mjs <host> [pattern]`.
 * With a pattern it behaves like Jest: files that match it are loaded unchanged, the others are transformed to
 * CommonJS.
 */
const [, , host, ignored] = process.argv;
if (ignored) {
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, esModuleInterop: true };
  const asItLies = Module._extensions['.js'];
  Module._extensions['.js'] = (module, file) => {
    if (new RegExp(ignored).test(file)) return asItLies(module, file);
    return module._compile(
      ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options }).outputText,
      file,
    );
  };
}

const requireInHost = Module.createRequire(join(host, 'index.cjs'));
for (const entry of requireInHost('./entries.json')) {
  if (Object.keys(requireInHost(entry)).length === 0) throw new Error(`${entry} has no exports.`);
}
