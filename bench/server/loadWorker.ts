import { parentPort } from 'node:worker_threads';
import { createLoad } from './createLoad';

/** The arguments of `createLoad`, in order. */
export type LoadTask = Parameters<typeof createLoad>;

parentPort?.on(
  'message',
  (task: LoadTask) => void createLoad(...task).then((figures) => parentPort?.postMessage(figures)),
);
