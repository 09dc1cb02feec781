declare module 'virtual:kalem-page-database' {
  /** Address of a migrated database, for `startPageServer({ dump })`. */
  const url: string;
  export default url;
}
