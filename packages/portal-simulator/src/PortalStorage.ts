/** Where the portal keeps what outlives a restart, as one text. `save` returns when the text is durable. */
export interface PortalStorage {
  load(): Promise<string | null>;
  save(text: string): Promise<void>;
}
