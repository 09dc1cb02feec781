import { parseSwitches } from '../switches';
import type { Portal, PortalRequest } from '../portal';

/** What the simulator's own port offers besides the portal's paths. */
export const developer = {
  /** `GET /dev/outbox`: `{ items }`, newest first, in the form of the server's outbox. */
  async outbox({ outbox }: Portal): Promise<Response> {
    return Response.json({ items: outbox.items });
  },

  /** `GET /dev/switches` */
  async switches({ switchBoard }: Portal): Promise<Response> {
    return Response.json(switchBoard.current);
  },

  /** `POST /dev/switches`: sets the given ones, answers all; 400 `{ error }` when one does not fit. */
  async setSwitches({ switchBoard }: Portal, request: PortalRequest): Promise<Response> {
    try {
      switchBoard.set(parseSwitches(JSON.parse(await request.text())));
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      return Response.json({ error: error.message }, { status: 400 });
    }
    return Response.json(switchBoard.current);
  },
};
