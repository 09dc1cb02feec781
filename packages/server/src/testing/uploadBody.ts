import type { components } from '@kalem/sdk';

/** The body of an upload for the SDK, whose types know files as text. */
export function uploadBody(
  bytes: Uint8Array<ArrayBuffer>,
  name = 'Müşteri listesi (ığüşöç).xlsx',
): components['schemas']['FileUpload'] {
  const form = new FormData();
  form.set('file', new Blob([bytes]), name);
  return form as unknown as components['schemas']['FileUpload'];
}
