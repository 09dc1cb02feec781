import { runAdminCommand } from './node/runAdminCommand';

runAdminCommand(process.argv.slice(2), process.env).then(
  (done) => console.log(done),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
