import { defaultDateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi, useKalem } from '@kalem/ui';
import { icons } from '@kalem/ui/primitives';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { invoiceFormAddress } from '../pages/invoiceFormAddress';
import { importAsked } from '../pages/listAddress';
import { palette } from './messages';
import type { Command } from './windows/useFoundRecords';

/** Commands for the active company from any screen, limited by permissions. */
export function useCompanyCommands(
  company: components['schemas']['Company'] | undefined,
  isOpen: boolean,
): readonly Command[] {
  const t = useMessages(palette);
  const { client } = useApp();
  const { toast } = useKalem();
  const navigate = useNavigate();
  const { faturaRead, faturaWrite, cariWrite, stokWrite } = company?.permissions ?? {};
  const waiting = useWaiting(company, isOpen && faturaRead === true);
  if (!company) return [];

  const copyNewest = async () => {
    try {
      const { data } = await client.GET('/fatura', { params: { query: { companyId: company.id } } });
      const [newest] = data.items;
      if (newest) await navigate(invoiceFormAddress('copy', newest.id), { state: { mode: 'copy', id: newest.id } });
      else toast({ tone: 'info', text: t.nothingToCopy });
    } catch {
      toast({ tone: 'danger', text: t.copyFailed });
    }
  };
  const copy: Command = {
    label: t.copyLast,
    icon: icons.copy,
    group: 'tasks',
    words: t.copyLastWords,
    run: () => void copyNewest(),
  };
  const unsigned: Command = {
    // A stable id: the label changes once the invoices are counted, and the selected row must stay selected.
    id: 'unsigned',
    label: waiting ? t.unsignedCount(waiting) : t.unsigned,
    icon: icons.sign,
    group: 'tasks',
    words: t.unsignedWords,
    run: () => void navigate('/dashboard/faturalarim?durum=Onaylanmadi'),
  };
  const upload = (label: string, to: string): Command => ({
    label,
    icon: icons.sheet,
    group: 'tasks',
    words: t.uploadWords,
    run: () => void navigate(to, { state: importAsked }),
  });
  return [
    ...(faturaRead && faturaWrite ? [copy] : []),
    ...(faturaRead ? [unsigned] : []),
    ...(cariWrite ? [upload(t.uploadCustomers, '/dashboard/cariler')] : []),
    ...(stokWrite ? [upload(t.uploadStock, '/dashboard/stok-kartlari')] : []),
  ];
}

/** Number of invoices in the target list that wait for a signature; undefined until it is loaded. */
function useWaiting(company: components['schemas']['Company'] | undefined, isAsked: boolean): number | undefined {
  const { start, end } = defaultDateRange(new Date());
  const query = {
    companyId: company?.id ?? '',
    ...{ baslangicTarihi: start, bitisTarihi: end },
    onayDurumu: 'Onaylanmadi' as const,
  };
  const { data } = useApi().useQuery(
    'get',
    '/fatura/ozet',
    { params: { query }, hideLoading: true },
    { enabled: isAsked && company !== undefined, meta: { kind: 'countWaiting', silent: true } },
  );
  return data?.items.reduce((sum, { adet }) => sum + adet, 0);
}
