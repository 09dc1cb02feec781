#!/usr/bin/env node
/**
 * Starts the installed Firefox for Playwright, for `hosts.config.ts`, and relays WebDriver BiDi. Debian's ESR 153 does
 * not support some commands of Playwright (for example to emulate reduced motion); these are answered as done.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { findFirefox } from '../scripts/browser.mjs';

const firefox = spawn(findFirefox() ?? 'firefox', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));

for await (const line of createInterface(firefox.stderr)) {
  const address = /^WebDriver BiDi listening on (ws:\S+)$/.exec(line)?.[1];
  console.error(address ? `WebDriver BiDi listening on ${await between(address)}` : line);
}

/** Listens for Playwright. Returns the address. */
async function between(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (playwright, { url }) => join(playwright, new WebSocket(address + url)));
  await once(server, 'listening');
  return `ws://127.0.0.1:${server.address().port}`;
}

function join(playwright, browser) {
  const opened = once(browser, 'open');
  playwright.on('message', async (message) => {
    await opened;
    browser.send(asTyped(String(message)));
  });
  browser.on('message', (message) => {
    const { id, error } = JSON.parse(String(message));
    const done = JSON.stringify({ type: 'success', id, result: {} });
    playwright.send(error === 'unknown command' ? done : String(message));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

/** React gets no event for text that Playwright inserts directly, as it does for non-ASCII letters. */
function asTyped(message) {
  return message.replace(
    'function bidiInsertText(window, text) {',
    "$& if (window.document.execCommand('insertText', false, text)) return;",
  );
}
