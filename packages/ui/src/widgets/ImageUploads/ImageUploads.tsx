'use client';
import { imageTypes } from '@kalem/domain/codes/choices';
import { Suspense } from 'react';
import { defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart } from '../../primitives/lazyPart';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ImageKind } from './crop';
import { ImagePart } from './ImagePart';
import { messages } from './messages';

/** Events of logo and signature. */
export type ImageUploadsEvent =
  /** A picture was uploaded: LOGO or IMZA. Documents show it from now on. */
  { type: 'uploaded'; gorsel: ImageKind };

declare module '../../provider/events' {
  interface WidgetEvents {
    'image-uploads': ImageUploadsEvent;
  }
}

const DocumentPreview = lazyPart(async () => (await import('./DocumentPreview')).DocumentPreview);

type ImageUploadsViewProps = ViewProps<'image-uploads'>;
export type ImageUploadsProps = PropsOf<'image-uploads', ImageUploadsViewProps>;

/**
 * Logo and signature of a company: upload, crop, and a preview on a document.
 *
 * @example <ImageUploads />
 */
export const ImageUploads = defineWidget('image-uploads', ImageUploadsView);

function ImageUploadsView({ companyId, emit }: ImageUploadsViewProps) {
  const t = useMessages(messages);
  const { company, mayWrite, failure, retry } = useCompany(companyId);
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">{t('title')}</h1>
      </div>
      {failure && (
        <Banner
          tone="danger"
          actions={
            <Button size="sm" onPress={retry}>
              {t('retry')}
            </Button>
          }
        >
          {failure}
        </Banner>
      )}
      {!company && !failure && (
        <div className="kalem-card kalem-images__waiting" role="status" aria-label={t('loading')}>
          <Skeleton height="104px" />
          <Skeleton height="104px" />
        </div>
      )}
      {company && (
        <div className="kalem-images">
          <div className="kalem-card">
            {!mayWrite && (
              <div className="kalem-images__news">
                <Banner>{t('noPermission')}</Banner>
              </div>
            )}
            {imageTypes.map((kind) => (
              <ImagePart
                key={kind}
                kind={kind}
                companyId={companyId}
                stored={kind === 'LOGO' ? company.logoData : company.imzaData}
                mayWrite={mayWrite}
                onUploaded={() => emit({ type: 'uploaded', gorsel: kind })}
              />
            ))}
          </div>
          <aside className="kalem-images__preview" aria-label={t('preview')}>
            <p className="kalem-sm kalem-muted">{t('preview')}</p>
            <Suspense fallback={<Skeleton height="480px" />}>
              <DocumentPreview seller={company} />
            </Suspense>
          </aside>
        </div>
      )}
    </>
  );
}

/** The company's data for documents. An admin also sees companies of other users (IMG-06), read-only. */
function useCompany(companyId: string) {
  const t = useMessages(messages);
  const { explain } = useKalem();
  const api = useApi();
  const own = api.useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const mine = own.data?.items.find(({ id }) => id === companyId);
  const isOfOther = own.data?.admin === true && !mine;
  const other = api.useQuery(
    'get',
    '/admin/company/{id}',
    { params: { path: { id: companyId } } },
    { meta: { kind: 'readCompany' }, enabled: isOfOther },
  );
  const company = mine ?? other.data;
  const isMissing = own.isSuccess && !company && !isOfOther;
  return {
    company,
    mayWrite: mine?.permissions.companyWrite === true,
    failure: failureOf(),
    retry: () => void (isOfOther ? other.refetch() : own.refetch()),
  };

  function failureOf(): string | undefined {
    if (company) return undefined;
    if (other.error) return t('unknown');
    return own.error || isMissing ? `${t('failed')} ${explain(own.error) ?? ''}`.trim() : undefined;
  }
}
