import type { PortalSimulator } from '@kalem/portal-simulator';
import { startPortalSimulator } from '@kalem/portal-simulator/node';
import { constants } from 'node:crypto';
import { Agent, request as httpsRequest } from 'node:https';
import { Readable } from 'node:stream';
import { createGibPortal, type GibPortalOptions } from '../../portal/gibPortal';
import type { PortalFetch } from '../../portal/transport';
import type { Portal } from '../../ports/Portal';
import type { NodeConfig } from '../config/readConfig';

interface OpenPortal {
  readonly portal: Portal;
  readonly simulator: PortalSimulator | undefined;
  readonly simulatorUrl: string | undefined;
  close(): Promise<void>;
}

/** Opens the portal of PORTAL_URL, or our own simulator. */
export async function openPortal(
  config: NodeConfig['portal'],
  { dataDir, hostname }: Pick<NodeConfig, 'dataDir' | 'hostname'>,
  onReply: NonNullable<GibPortalOptions['onReply']>,
): Promise<OpenPortal> {
  if ('url' in config) {
    const { url, login, ettn } = config;
    return {
      portal: createGibPortal({ fetch: portalFetch, baseUrl: url, login, ettn, onReply }),
      simulator: undefined,
      simulatorUrl: undefined,
      close: () => Promise.resolve(),
    };
  }
  const { simulator, url, close } = await startPortalSimulator({ port: config.simulatorPort, hostname, dataDir }).catch(
    (error: unknown) => {
      throw new Error(
        `The portal simulator cannot listen on port ${config.simulatorPort}: set PORTAL_PORT to a free one.`,
        { cause: error },
      );
    },
  );
  return {
    portal: createGibPortal({ fetch: portalFetch, baseUrl: url, login: 'login', onReply }),
    simulator,
    simulatorUrl: url,
    close,
  };
}

// GİB's host renegotiates TLS in the legacy way, which OpenSSL 3 refuses by default and `fetch` cannot allow
// (portal-protocol 1).
const agent = new Agent({ keepAlive: true, secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT });

/** `fetch` for the real portal. For a simulator over http the plain `fetch` is used. */
const portalFetch: PortalFetch = async (request) => {
  if (new URL(request.url).protocol !== 'https:') return fetch(request);
  const body = Buffer.from(await request.arrayBuffer());
  const options = {
    agent,
    method: request.method,
    headers: { ...Object.fromEntries(request.headers), 'Content-Length': String(body.byteLength) },
    signal: request.signal,
  };

  return new Promise((resolve, reject) => {
    const outgoing = httpsRequest(request.url, options, (incoming) => {
      const type = incoming.headers['content-type'];
      resolve(
        new Response(Readable.toWeb(incoming) as ReadableStream<Uint8Array>, {
          status: incoming.statusCode ?? 502,
          headers: type === undefined ? {} : { 'Content-Type': type },
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
};
