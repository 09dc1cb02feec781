import { parseSwitches } from '../switches';
import type { Portal, PortalCall } from '../portal';

/** `GET /dev/outbox`: `{ items }`, newest first, in the form of the server's outbox. */
export async function readOutbox({ outbox }: Portal): Promise<Response> {
  return Response.json({ items: outbox.items });
}

/** `GET /dev/switches` */
export async function readSwitches({ switchBoard }: Portal): Promise<Response> {
  return Response.json(switchBoard.current);
}

/** `POST /dev/switches`: sets the given ones and answers all; 400 `{ error }` if one does not fit. */
export async function setSwitches({ switchBoard }: Portal, call: PortalCall): Promise<Response> {
  try {
    switchBoard.set(parseSwitches(JSON.parse(await call.text())));
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    return Response.json({ error: error.message }, { status: 400 });
  }
  return Response.json(switchBoard.current);
}
