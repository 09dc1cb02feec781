import { Suspense, useRef, useState } from 'react';
import { isImageAllowed } from '@kalem/domain';
import { newIdempotencyKey } from '@kalem/sdk';
import { useFileDrop } from '../../fields/useFileDrop';
import { lazyPart } from '../../primitives/lazyPart';
import { JpegPicture, jpegOf } from '../../kit/JpegPicture';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { ImageKind } from './crop';
import { messages } from './messages';

const CropImage = lazyPart(async () => (await import('./CropImage')).CropImage);

interface ImagePartProps {
  kind: ImageKind;
  companyId: string;
  /** The data URL of the current picture. */
  stored: string | null;
  mayWrite: boolean;
  onUploaded: () => void;
}

/** One of the two pictures: shows it, uploads and crops a new one (IMG-01 to IMG-04). */
export function ImagePart({ kind, companyId, stored, mayWrite, onUploaded }: ImagePartProps) {
  const t = useMessages(messages);
  const upload = useUpload({ kind, companyId, onUploaded });
  const [picked, setPicked] = useState<Blob>();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => {
    if (!file) return;
    upload.setFault(isImageAllowed(file) ? undefined : t('needed'));
    if (isImageAllowed(file)) setPicked(file);
  };
  const drop = useFileDrop(([file]) => take(file));
  return (
    <div className="kalem-images__part" role="group" aria-label={t(kind)} {...(mayWrite && drop)}>
      <Picture label={t(kind)} url={upload.data ?? stored} />
      <div className="kalem-images__about">
        <h2 className="kalem-heading">{t(kind)}</h2>
        <p className="kalem-sm kalem-muted">
          {t('needed')} {t(`${kind}Help`)}
        </p>
        {mayWrite && (
          <div className="kalem-images__actions">
            <input
              ref={input}
              type="file"
              className="kalem-hidden"
              tabIndex={-1}
              aria-label={t(stored ? `change${kind}` : `upload${kind}`)}
              accept="image/jpeg,.jpg,.jpeg"
              onChange={({ target }) => {
                take(target.files?.[0]);
                // Allows choosing the same file again.
                target.value = '';
              }}
            />
            <Button
              size="sm"
              icon={icons.upload}
              aria-label={t(stored ? `change${kind}` : `upload${kind}`)}
              onPress={() => input.current?.click()}
            >
              {t(stored ? 'change' : 'upload')}
            </Button>
            {stored && (
              <Button
                size="sm"
                variant="quiet"
                icon={icons.expand}
                aria-label={t(`crop${kind}`)}
                onPress={() => setPicked(jpegOf(upload.data ?? stored))}
              >
                {t('crop')}
              </Button>
            )}
            <span className="kalem-images__drop kalem-xs kalem-muted">{t('drop')}</span>
          </div>
        )}
        {upload.fault && (
          <p className="kalem-images__fault" role="alert">
            <Icon icon={icons.error} size="xs" />
            {upload.fault}
          </p>
        )}
      </div>
      <Suspense>
        {picked && (
          <CropImage
            kind={kind}
            picture={picked}
            isPending={upload.isPending}
            onUnreadable={() => {
              setPicked(undefined);
              upload.setFault(t('needed'));
            }}
            onUse={async (file) => {
              await upload.run(file);
              setPicked(undefined);
            }}
            onClose={() => setPicked(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A failure is shown at the picture and reported to `onError`, without a toast (IMG-03). */
function useUpload({ kind, companyId, onUploaded }: Pick<ImagePartProps, 'kind' | 'companyId' | 'onUploaded'>) {
  const t = useMessages(messages);
  const { client, explain, toast } = useKalem();
  const invalidate = useInvalidate();
  const [fault, setFault] = useState<string>();
  const [data, setData] = useState<string>();
  const action = useAction(
    'uploadImage',
    async (file: File) => {
      setFault(undefined);
      try {
        const params = { query: { companyId, type: kind }, header: { 'Idempotency-Key': newIdempotencyKey() } };
        const answer = await client.POST('/company/image', { params, body: { file } });
        setData(answer.data.data);
        toast({ tone: 'success', text: t('done') });
      } catch (error) {
        setFault(explain(error));
        throw error;
      }
      await invalidate('/company', '/admin/company');
      onUploaded();
    },
    { silent: true },
  );
  return { ...action, fault, setFault, data };
}

function Picture({ url, label }: { url: string | null; label: string }) {
  const t = useMessages(messages);
  return (
    <div className="kalem-images__box">
      {url ? <JpegPicture url={url} label={label} /> : <span className="kalem-xs kalem-muted">{t('none')}</span>}
    </div>
  );
}
