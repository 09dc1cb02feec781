/** The decoder and encoder (MozJPEG in WebAssembly), compiled. */
export interface JpegCodec {
  readonly decoder: WebAssembly.Module;
  readonly encoder: WebAssembly.Module;
}

/** From the package on the machine, from assets in the page; only when somebody uploads. */
export type LoadJpegCodec = () => Promise<JpegCodec>;
