import { companyName } from '@kalem/domain';
import type { Company } from '../../kit/company/Membership';
import { JpegPicture } from '../../kit/JpegPicture';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

interface CompanyDetailsProps {
  company: Company;
  onClose: () => void;
}

/** The data of a company, with the logo and signature of its documents, which the list omits (ADM-04). */
export function CompanyDetails({ company, onClose }: CompanyDetailsProps) {
  const t = useMessages(dialogMessages);
  return (
    <Dialog
      title={t('detailsTitle')}
      note={companyName(company)}
      size="lg"
      isOpen
      isDismissable
      onClose={onClose}
      footer={<Button onPress={onClose}>{t('close')}</Button>}
    >
      <Facts company={company} />
      <Images companyId={company.id} />
    </Dialog>
  );
}

function Facts({ company }: { company: Company }) {
  const t = useMessages(dialogMessages);
  const { vknTckn, vergiDairesi, yetkiliAdi, yetkiliSoyadi, yetkiliTelNo, acikAdres, ilce, il, email } = company;
  const facts = [
    { term: t('vknTckn'), text: vknTckn },
    { term: t('vergiDairesi'), text: vergiDairesi },
    { term: t('authorized'), text: `${yetkiliAdi} ${yetkiliSoyadi}`.trim() },
    { term: t('email'), text: email },
    { term: t('phone'), text: yetkiliTelNo },
    { term: t('address'), text: [acikAdres, ilce, il].filter(Boolean).join(', ') },
  ];
  return (
    <dl className="kalem-facts kalem-admin-companies__facts">
      {facts.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

function Images({ companyId }: { companyId: string }) {
  const t = useMessages(dialogMessages);
  const { explain } = useKalem();
  const company = useApi().useQuery(
    'get',
    '/admin/company/{id}',
    { params: { path: { id: companyId } } },
    { meta: { kind: 'readCompany' } },
  );
  if (company.error)
    return (
      <EmptyState
        title={t('failed')}
        actions={
          <Button icon={icons.refresh} onPress={() => void company.refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {explain(company.error)}
      </EmptyState>
    );
  if (!company.data)
    return (
      <div className="kalem-admin-companies__images" role="status" aria-label={t('loading')}>
        <Skeleton height="148px" />
        <Skeleton height="148px" />
      </div>
    );
  const { logoData, imzaData } = company.data;
  return (
    <div className="kalem-admin-companies__images">
      <Picture title={t('logo')} data={logoData} none={t('noLogo')} />
      <Picture title={t('signature')} data={imzaData} none={t('noSignature')} />
    </div>
  );
}

function Picture({ title, data, none }: { title: string; data: string | null | undefined; none: string }) {
  return (
    <figure className="kalem-admin-companies__picture">
      <figcaption className="kalem-label">{title}</figcaption>
      <div>
        {data ? <JpegPicture url={data} label={title} /> : <span className="kalem-sm kalem-muted">{none}</span>}
      </div>
    </figure>
  );
}
