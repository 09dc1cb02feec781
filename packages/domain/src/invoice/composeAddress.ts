/** One address of the registry's answer. */
export interface RegistryAddress {
  readonly ilAdi?: string | null | undefined;
  readonly ilceAdi?: string | null | undefined;
  readonly koy?: string | null | undefined;
  readonly mahalleSemt?: string | null | undefined;
  readonly beldeBucak?: string | null | undefined;
  readonly caddeSokak?: string | null | undefined;
  readonly disKapiNo?: string | null | undefined;
  readonly icKapiNo?: string | null | undefined;
}

/** 'mahalleSemt beldeBucak koy caddeSokak No: disKapiNo/icKapiNo', without the parts that are empty. Source: INV-20. */
export function composeAddress({
  mahalleSemt,
  beldeBucak,
  koy,
  caddeSokak,
  disKapiNo,
  icKapiNo,
}: RegistryAddress): string {
  const doors = filled([disKapiNo, icKapiNo]).join('/');
  return filled([mahalleSemt, beldeBucak, koy, caddeSokak, doors && `No: ${doors}`]).join(' ');
}

function filled(parts: readonly (string | null | undefined)[]): readonly string[] {
  return parts.map((part) => part?.trim() ?? '').filter((part) => part !== '');
}
