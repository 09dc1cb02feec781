import type { PortalSimulator } from '@kalem/portal-simulator';
import { startPortalSimulator } from '@kalem/portal-simulator/node';
import type { Portal } from '../../ports/Portal';
import { createGibPortal, type GibPortalOptions } from '../../portal/gibPortal';
import type { NodeConfig } from '../config/NodeConfig';
import { portalFetch } from './portalFetch';

interface OpenPortal {
  readonly portal: Portal;
  readonly simulator: PortalSimulator | undefined;
  readonly simulatorUrl: string | undefined;
  close(): Promise<void>;
}

/** The portal of PORTAL_URL, else a simulator of our own. */
export async function openPortal(
  config: NodeConfig['portal'],
  dataDir: string,
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
  const { simulator, url, close } = await startPortalSimulator({ port: config.simulatorPort, dataDir }).catch(
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
