import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { WidgetName } from '../src/provider/events';
import { Page } from './everyWidget';

/** The HTML of a widget after all its Suspense boundaries have resolved. */
export function render(name: WidgetName): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Page name={name} />, {
      // In one chunk: for later chunks React adds inline scripts, which need a nonce of the host.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
