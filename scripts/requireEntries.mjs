import { readFileSync } from 'node:fs';
import Module from 'node:module';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Requires every entry point of a host's packages, in a process of its own: `node requireEntries.mjs <host> [pattern]`.
 * With a pattern it does as Jest does: what the pattern names is taken as it lies there, the rest is made CommonJS
 * first.
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
