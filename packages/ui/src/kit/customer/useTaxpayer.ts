import { useEffect, useRef, useState } from 'react';
import { numbersOfMany, recipientFromRegistry } from '@kalem/domain';
import { useKalem } from '../../provider/useKalem';
import { heldByKey } from '../cards/cardCalls';
import type { CardForm } from '../cards/useCardForm';
import type { Customer, CustomerValues } from './customerCalls';

type LookupState = 'pending' | 'found' | 'unknown' | 'failed';
/** Fields that the registry can fill. */
type Filled = Partial<Pick<CustomerValues, (typeof registryFields)[number]>>;

const registryFields = ['unvan', 'ad', 'soyad', 'vergiDairesi', 'il', 'ilce', 'adres'] as const;
/** The length of a legal person's number and of a natural person's (CUS-09). */
const digits = { legal: 10, natural: 11 };

/**
 * Looks up the customer on blur of the number (CUS-10). Values that were filled for the previous number are cleared;
 * typed values are kept and marked as doubtful. A failed lookup shows no error (ERR-06).
 */
export function useTaxpayer({ values, fill }: CardForm<Customer, CustomerValues>, companyId: string) {
  const { client, report } = useKalem();
  const [lookup, setLookup] = useState<{ number: string; state: LookupState }>({ number: '', state: 'failed' });
  const [doubtful, setDoubtful] = useState<Filled>({});
  const [double, setDouble] = useState<{ number: string; name: string }>();
  const asked = useRef(values.vknTckn);
  /** The number of the card that is edited; '' for a new one. */
  const own = useRef(values.vknTckn);
  const filled = useRef<Filled>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const ask = async (number: string, kept: CustomerValues, signal: AbortSignal) => {
    setLookup({ number, state: 'pending' });
    try {
      const params = { query: { vknTckn: number, companyId } };
      const { data } = await client.GET('/info', { params, signal, hideLoading: true });
      if (!data.bulundu) {
        setLookup({ number, state: 'unknown' });
        return;
      }
      const { taxOffices } = await import('@kalem/domain/codes/tax-offices');
      if (signal.aborted) return;
      const { aliciUnvan, aliciAdi, aliciSoyadi, ...rest } = recipientFromRegistry(data, taxOffices);
      const told = { unvan: aliciUnvan, ad: aliciAdi, soyad: aliciSoyadi, ...rest };
      const hasAddress = kept.il !== '' || kept.ilce !== '' || kept.adres !== '';
      filled.current = Object.fromEntries(
        registryFields
          .filter((field) => told[field] && !(hasAddress && ['il', 'ilce', 'adres'].includes(field)))
          .map((field) => [field, told[field]]),
      );
      fill(filled.current);
      setLookup({ number, state: 'found' });
    } catch (error) {
      if (signal.aborted) return;
      setLookup({ number, state: 'failed' });
      report({ kind: 'registryLookup', error, silent: true });
    }
  };

  /** Looks for another card with this number. A failure shows nothing: the list reports doubles too. */
  const findDouble = async (number: string, signal: AbortSignal) => {
    if (number === own.current || numbersOfMany.includes(number)) return;
    try {
      const params = { query: { companyId } };
      const body = { anahtarlar: [number] };
      const { data } = await client.POST('/cari/aktarim/bilinenler', { params, body, signal, hideLoading: true });
      const [name] = heldByKey(data).get(number)?.names ?? [];
      if (name !== undefined) setDouble({ number, name });
    } catch (error) {
      if (!signal.aborted) report({ kind: 'findDouble', error, silent: true });
    }
  };

  const leaveNumber = () => {
    const number = values.vknTckn;
    if (number === asked.current) return;
    running.current?.abort();
    const stale = registryFields.filter((field) => values[field] !== '' && values[field] === filled.current[field]);
    const kept = { ...values, ...Object.fromEntries(stale.map((field) => [field, ''])) };
    fill(kept);
    const typed = registryFields.filter((field) => asked.current !== '' && kept[field] !== '');
    setDoubtful(Object.fromEntries(typed.map((field) => [field, kept[field]])));
    filled.current = {};
    asked.current = number;
    if (number.length !== (values.tuzel ? digits.legal : digits.natural)) return;
    const { signal } = (running.current = new AbortController());
    void ask(number, kept, signal);
    void findDouble(number, signal);
  };

  return {
    state: lookup.number === values.vknTckn && lookup.state !== 'failed' ? lookup.state : 'idle',
    leaveNumber,
    /** The name of another card with this number. */
    double: double?.number === values.vknTckn ? double.name : undefined,
    /** True if the value was typed for another number and is unchanged since. */
    isDoubtful: (field: keyof Filled) => doubtful[field] !== undefined && doubtful[field] === values[field],
  };
}
