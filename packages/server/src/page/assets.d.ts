declare module '*?url' {
  /** The address of the asset in the built page. */
  const url: string;
  export default url;
}
