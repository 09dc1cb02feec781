import type { Steps } from '@kalem/domain';
import { base64Url } from '../db/secretTexts';
import { inPieces } from '../pieces';
import type { Secrets } from '../ports/Secrets';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** `Secrets` with Web Crypto. The first secret seals; the others only open. Each has at least 32 characters. */
export async function createSecrets(secrets: readonly [string, ...string[]]): Promise<Secrets> {
  const [newest, ...older] = secrets;
  const current = await deriveKey(newest);
  const keys = new Map([current, ...(await Promise.all(older.map(deriveKey)))].map((key) => [key.id, key]));

  return {
    async seal(text, place) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      const sealed = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData: encoder.encode(place) },
        current.aes,
        encoder.encode(text),
      );
      return [current.id, base64Url(iv), await encodeAll(new Uint8Array(sealed))].join('.');
    },
    async open(sealed, place) {
      const [id = '', iv = '', data = ''] = sealed.split('.');
      const key = keys.get(id);
      if (!key) throw new Error('The key that sealed this is not known: add it to KALEM_SECRET');
      const text = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: decode(iv), additionalData: encoder.encode(place) },
        key.aes,
        await decodeAll(data),
      );
      return decoder.decode(text);
    },
    mac: (purpose, text) => macUnder(current, purpose, text),
    macs: (purpose, text) => Promise.all([...keys.values()].map((key) => macUnder(key, purpose, text))),
  };
}

async function macUnder({ hmac }: Key, purpose: string, text: string): Promise<string> {
  const hash = await crypto.subtle.sign('HMAC', hmac, encoder.encode(`${purpose}\0${text}`));
  return base64Url(new Uint8Array(hash));
}

interface Key {
  readonly id: string;
  readonly aes: CryptoKey;
  readonly hmac: CryptoKey;
}

async function deriveKey(secret: string): Promise<Key> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ]);
  const from = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: encoder.encode(info),
  });
  const id = await crypto.subtle.deriveBits(from('kalem key id'), material, 48);
  return {
    id: base64Url(new Uint8Array(id)),
    aes: await crypto.subtle.deriveKey(from('kalem seal'), material, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
    hmac: await crypto.subtle.deriveKey(
      from('kalem mac'),
      material,
      { name: 'HMAC', hash: 'SHA-256', length: 256 },
      false,
      ['sign'],
    ),
  };
}

/** The limit of arguments of a function. Divisible by three, so that the encoded pieces can be joined. */
const PIECE = 24_576;
/** The length of an encoded piece. */
const LETTERS = (PIECE / 3) * 4;

/** `base64Url` for large answers. Yields to other calls in between. */
async function encodeAll(bytes: Uint8Array): Promise<string> {
  return inPieces(encodeInSteps(bytes));
}

function* encodeInSteps(bytes: Uint8Array): Steps<string> {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE) {
    pieces.push(base64Url(bytes.subarray(at, at + PIECE)));
    yield;
  }
  return pieces.join('');
}

async function decodeAll(text: string): Promise<Uint8Array<ArrayBuffer>> {
  return inPieces(decodeInSteps(text));
}

function* decodeInSteps(text: string): Steps<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  for (let at = 0; at < text.length; at += LETTERS) {
    bytes.set(decode(text.slice(at, at + LETTERS)), (at / 4) * 3);
    yield;
  }
  return bytes;
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
}
