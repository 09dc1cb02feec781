import { useEffect, useState } from 'react';

/** The length of a Turkish IBAN without blanks. */
const IBAN_LENGTH = 26;
/** Digits 5 to 9 are the bank's code. */
const bankDigits = [4, 9] as const;

/** The bank of an IBAN; undefined while it is incomplete or the bank is unknown (REF-18). */
export function useIbanBank(iban: string): string | undefined {
  const code = iban.length === IBAN_LENGTH ? iban.slice(...bankDigits) : '';
  const [found, setFound] = useState<{ code: string; title: string | undefined }>();
  useEffect(() => {
    if (code === '') return undefined;
    let isWanted = true;
    const find = async () => {
      const banks = await loadBanks();
      if (isWanted) setFound({ code, title: banks.find(({ ibanCode }) => ibanCode === code)?.title });
    };
    // Without the list the bank's name is missing, which blocks nothing.
    find().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [code]);
  return code !== '' && found?.code === code ? found.title : undefined;
}

/** The banks, loaded only when a form needs them. */
export async function loadBanks() {
  const { banks } = await import('@kalem/domain/codes/banks');
  return banks;
}
