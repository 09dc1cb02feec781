import type { components } from '@kalem/sdk';
import { useKalem } from '@kalem/ui';
import { icons } from '@kalem/ui/primitives';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import type { Command } from './useFoundRecords';

/** What is done with invoices from any screen; what the user may not do is not offered. */
export function useInvoiceCommands(company: components['schemas']['Company'] | undefined): readonly Command[] {
  const { client } = useApp();
  const { toast } = useKalem();
  const navigate = useNavigate();
  const { faturaRead, faturaWrite } = company?.permissions ?? {};
  if (!company || !faturaRead) return [];

  const copyNewest = async () => {
    try {
      const { data } = await client.GET('/fatura', { params: { query: { companyId: company.id } } });
      const [newest] = data.items;
      if (newest) await navigate('/dashboard/yeni', { state: { mode: 'copy', id: newest.id } });
      else toast({ tone: 'info', text: 'Kopyalanacak fatura yok.' });
    } catch {
      toast({ tone: 'danger', text: 'Son fatura açılamadı. Yeniden deneyin.' });
    }
  };
  const copy: Command = {
    label: 'Son faturayı kopyala',
    icon: icons.copy,
    group: 'Yapılacaklar',
    words: 'yeni fatura',
    run: () => void copyNewest(),
  };
  const unsigned: Command = {
    label: 'İmza bekleyen faturaları göster',
    icon: icons.sign,
    group: 'Yapılacaklar',
    words: 'onaylanmadı',
    run: () => void navigate('/dashboard/faturalarim?durum=Onaylanmadi'),
  };
  return faturaWrite ? [copy, unsigned] : [unsigned];
}
