/** What a Go server writes for "no time", and what the documents' clients know. */
export const never = '0001-01-01T00:00:00Z';
