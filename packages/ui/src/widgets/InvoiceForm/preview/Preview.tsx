import type { Seller } from '@kalem/domain/document';
import type { Invoice } from '@kalem/domain';
import { useState } from 'react';
import { IconButton } from '../../../primitives/Button';
import { Skeleton } from '../../../primitives/feedback/Progress';
import { external, minus, plus } from '../../../primitives/icons';
import { Dialog } from '../../../primitives/overlay/Dialog';
import { useMessages } from '../../../provider/messages';
import { useApi } from '../../../provider/queries';
import { useFormValue, useInvoiceStore } from '../FormContext';
import type { FormView } from '../useInvoiceForm';
import { previewMessages } from './messages';
import { PaperPane } from './PaperPane';

const STEP = 0.1;
const SMALLEST = 0.3;
const LARGEST = 1.5;

interface PreviewProps {
  companyId: string;
  /** The saved invoice in edit mode. */
  invoice: Invoice | undefined;
  view: FormView;
  onView: (view: FormView) => void;
}

/** The preview: beside the form, in place of the form, or in a dialog on narrow widgets. */
export function Preview({ companyId, invoice, view, onView }: PreviewProps) {
  const t = useMessages(previewMessages);
  const isNarrow = useFormValue(useInvoiceStore().narrow);
  const seller = useSeller(companyId);
  const [fit, setFit] = useState(1);
  const [chosen, setChosen] = useState<number>();
  const zoom = chosen ?? fit;
  const paper = seller ? (
    <PaperPane seller={seller} invoice={invoice} zoom={zoom} onFit={setFit} />
  ) : (
    <Skeleton width="70%" />
  );
  if (isNarrow) {
    return (
      <Dialog isOpen size="full" title={t('preview')} onClose={() => onView('edit')}>
        {paper}
      </Dialog>
    );
  }

  return (
    <section className="kalem-card kalem-preview" aria-label={t('preview')}>
      <div className="kalem-preview__head">
        <h2 className="kalem-heading">{t('asOnPaper')}</h2>
        <span className="kalem-xs kalem-muted">{t('asYouType')}</span>
        <IconButton
          label={t('zoomOut')}
          icon={minus}
          isDisabled={zoom - STEP < SMALLEST}
          onPress={() => setChosen(zoom - STEP)}
        />
        <span className="kalem-xs kalem-num" role="status">
          {t('zoom', { n: Math.round(zoom * 100) })}
        </span>
        <IconButton
          label={t('zoomIn')}
          icon={plus}
          isDisabled={zoom + STEP > LARGEST}
          onPress={() => setChosen(zoom + STEP)}
        />
        {view === 'split' && <IconButton label={t('fullWidth')} icon={external} onPress={() => onView('preview')} />}
      </div>
      {paper}
    </section>
  );
}

/** The company as the seller on the document; undefined while it is loading. */
function useSeller(companyId: string): Seller | undefined {
  const { data, isPending } = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const company = data?.items.find(({ id }) => id === companyId);
  if (company) return company;
  // If the company cannot be read, the preview shows everything else.
  return isPending ? undefined : nobody;
}

const nobody: Seller = {
  vknTckn: '',
  unvan: '',
  ad: '',
  soyad: '',
  sicilNo: '',
  mersisNo: '',
  vergiDairesi: '',
  cadde: '',
  apartmanAdi: '',
  apartmanNo: '',
  kapiNo: '',
  mahalle: '',
  il: '',
  ilce: '',
  postaKodu: '',
  ulke: '',
  acikAdres: '',
  yetkiliTelNo: '',
  faksNo: '',
  email: '',
  website: '',
  imzaData: null,
  logoData: null,
};
