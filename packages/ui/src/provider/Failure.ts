/** Something that failed, as `onError` hears it: `kind` is permanent and names what was tried, `error` is usually an `ApiError`. */
export interface Failure {
  kind: string;
  error: unknown;
  /** Nothing is shown, because the widget shows it itself or the requirements say so (ERR-06). */
  silent?: boolean;
}
