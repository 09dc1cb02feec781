/** What the accountant's program takes in. */
export type Program = 'LUCA_BILANCO' | 'LUCA_ISLETME' | 'LUCA_LISTE' | 'FIS_EXCEL' | 'LISTE_EXCEL' | 'UBL_ZIP';

/** A format of files, as the settings show it. */
interface ProgramFacts {
  readonly program: Program;
  readonly title: string;
  /** Whether a pilot accountant has imported the contested cases. Files of the others are shown as not tried. */
  readonly kanit: 'DENENDI' | 'DENENMEDI';
  /** Whether its file has journal entries. They need a ledger map and answered choices. */
  readonly hasEntries: boolean;
  /** Whether a pack may have it in addition to another program. */
  readonly isExtra: boolean;
}

/**
 * The programs, in the order of the settings. Users of Logo, Zirve, Mikro, ETA and Orka map the columns of one of the
 * two Excel files. Source: ACT-02.
 */
export const programs: readonly ProgramFacts[] = [
  program('LUCA_BILANCO', 'Luca – bilanço (fiş)', { hasEntries: true }),
  program('LUCA_ISLETME', 'Luca – işletme / serbest meslek'),
  program('LUCA_LISTE', 'Luca – fatura listesi'),
  program('FIS_EXCEL', 'Diğer – fiş (Excel)', { hasEntries: true }),
  program('LISTE_EXCEL', 'Diğer – fatura listesi (Excel)', { isExtra: true }),
  program('UBL_ZIP', 'UBL (XML) arşivi', { isExtra: true }),
];

function program(
  name: Program,
  title: string,
  { hasEntries = false, isExtra = false }: Partial<Pick<ProgramFacts, 'hasEntries' | 'isExtra'>> = {},
): ProgramFacts {
  return { program: name, title, kanit: 'DENENMEDI', hasEntries, isExtra };
}

/** Whether the files of a program have journal entries, so that it needs a ledger map. */
export function hasEntries(name: Program): boolean {
  return programs.some((facts) => facts.program === name && facts.hasEntries);
}
