import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { WidgetName } from '../src/provider/events';
import { Page } from './everyWidget';

/** The HTML of a widget, with all that it waits for. */
export function render(name: WidgetName): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<Page name={name} />, {
      // In one piece: what React sends later it puts in its place by inline scripts, for which a host has a nonce.
      progressiveChunkSize: Infinity,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
    });
  });
}
