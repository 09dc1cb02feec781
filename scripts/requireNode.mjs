/** Ends with a sentence, not a stack trace, on a Node that the tools below cannot run on. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  console.error(`Kalem needs Node 20.19, 22.13 or 24 and later; this is ${process.version}.`);
  process.exit(1);
}
