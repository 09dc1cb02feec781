/** The simulated connection was cut: in process `fetch` rejects with it, the Node entry destroys the socket. */
export class ConnectionDropped extends TypeError {
  override readonly name = 'ConnectionDropped';

  constructor() {
    super('fetch failed: the portal closed the connection');
  }
}
