import { base64Url } from '../base64Url';

const encoder = new TextEncoder();

/** SHA-256 in base64url: how random tokens are stored. */
export async function sha256(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}
