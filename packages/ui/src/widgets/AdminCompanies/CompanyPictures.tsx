import { JpegPicture } from '../../kit/JpegPicture';
import { Button } from '../../primitives/Button';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { Skeleton } from '../../primitives/feedback/Progress';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { dialogMessages } from './dialogMessages';

/** Logo and signature of a company. The list does not contain them (ADM-04, IMG-06). */
export function CompanyPictures({ companyId }: { companyId: string }) {
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
