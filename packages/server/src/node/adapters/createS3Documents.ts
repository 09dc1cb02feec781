import { AwsClient } from 'aws4fetch';
import type { DocumentStore } from '../../ports/DocumentStore';
import { describeError, type Log } from '../../ports/Log';
import * as callProblems from '../../problems/callProblems';

export interface S3Config {
  /** The URL of the bucket or of a folder in it, without a trailing slash. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 10_000;

/**
 * Stores documents in an S3-compatible object storage. The key is the hash of the bytes, in the folder of the company.
 * So storing the same bytes twice changes nothing, and altered bytes are detected when they are read.
 */
export function createS3Documents({ url, region, ...keys }: S3Config, log: Log): DocumentStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries: 2 });

  const ask = async (key: string, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      const signed = await client.sign(`${url}/${key}`, init);
      const response = await fetch(signed, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (!response.ok) throw new Error(`The object storage answered ${response.status}`);
      return bytes;
    } catch (error) {
      log('error', 'documents_unavailable', describeError(error));
      throw callProblems.documentsAway();
    }
  };

  return {
    async keep(companyId, given) {
      const bytes = new Uint8Array(given);
      const anahtar = `${companyId}/${await hashOf(bytes)}`;
      await ask(anahtar, { method: 'PUT', body: bytes });
      return { icerik: null, anahtar };
    },
    async read({ icerik, anahtar }) {
      if (icerik) return new Uint8Array(icerik);
      const bytes = await ask(anahtar, { method: 'GET' });
      if (anahtar.endsWith(`/${await hashOf(bytes)}`)) return bytes;
      log('error', 'document_altered', { key: anahtar });
      throw callProblems.documentsAway();
    },
  };
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex');
}
