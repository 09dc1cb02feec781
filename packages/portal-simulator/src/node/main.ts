import { startPortalSimulator } from './startPortalSimulator';

const portal = await startPortalSimulator({
  ...(process.env.HOST && { hostname: process.env.HOST }),
  port: Number(process.env.PORTAL_PORT ?? 4010),
  dataDir: process.env.KALEM_DATA ?? '.kalem',
});
console.log(
  `The portal simulator listens on ${portal.url}/earsiv-services (accounts 33333301 … 33333310, password 1).`,
);

const stop = (): void => {
  void portal.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
