import { existsSync } from 'node:fs';

// `npm run admin -- --email user@example.com [--revoke]`: makes a user an admin. `--dead-jobs` lists dead jobs and
// `--retry <id>` queues one again.
const command = new URL('../packages/server/dist/admin.js', import.meta.url);
if (!existsSync(command)) {
  console.error('Kalem is not built: run "npm start" once, which builds it.');
  process.exit(1);
}
await import(command.href);
