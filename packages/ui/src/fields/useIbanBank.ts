import { useEffect, useState } from 'react';

/** A Turkish IBAN without its blanks. */
const IBAN_LENGTH = 26;
/** Digits 5 to 9 name the bank. */
const bankDigits = [4, 9] as const;

/** The bank that an IBAN belongs to; undefined while it is not whole, and for a bank that is on no list (REF-18). */
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
    // Without the list the bank has no name, which blocks nothing.
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
