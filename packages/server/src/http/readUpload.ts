import { faultMessage } from '@kalem/domain/messages';
import * as callProblems from '../problems/callProblems';
import type { UploadedFile } from './UploadedFile';

/** The field `file` of a multipart body; without exactly one file there 422, and 400 for a body that is no form. */
export async function readUpload(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<{ file: UploadedFile }> {
  const files = (await formOf(bytes, contentType)).getAll('file');
  const [file] = files;
  if (!(file instanceof File) || files.length > 1)
    throw callProblems.invalidFields([
      { path: 'file', code: 'REQUIRED', message: faultMessage({ code: 'REQUIRED', params: {} }) },
    ]);
  return { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw callProblems.malformedBody();
  }
}
