const pairs = [
  ['faturaRead', 'faturaWrite'],
  ['stokRead', 'stokWrite'],
  ['cariRead', 'cariWrite'],
  ['iptalItirazRead', 'iptalItirazWrite'],
  ['adimaDuzenlenenFaturalarRead', 'adimaDuzenlenenFaturalarWrite'],
  ['yetkilendirmeRead', 'yetkilendirmeWrite'],
] as const;

type PairedPermissions = Record<(typeof pairs)[number][number], boolean>;

/** The same permissions, each xRead true where xWrite is: whoever may write may read. Source: USR-06. */
export function impliedPermissions<Permissions extends PairedPermissions>(permissions: Permissions): Permissions {
  const reads = pairs.filter(([, write]) => permissions[write]).map(([read]) => [read, true]);
  return { ...permissions, ...Object.fromEntries(reads) };
}
