import { Suspense } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { Button, Keys } from '../../../primitives/Button';
import { plus } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useInvoiceStore, useFormValue } from '../FormContext';
import { LineGrid } from './LineGrid';
import { LinesFault, TaxBar } from '../types/TaxBar';
import { messages } from '../messages';
import { UploadButton } from '../pickers/UploadButton';

const RangeBar = lazyPart(async () => (await import('../deferredParts')).RangeBar);

/** Goods and services: the grid, and below it the buttons that add lines and taxes. */
export function LinesCard() {
  const t = useMessages(messages);
  const form = useInvoiceStore();
  const { length } = useFormValue(form.lines.all);
  const range = useFormValue(form.range.current);
  return (
    <section className="kalem-card" aria-label={t('lines')}>
      <div className="kalem-lines__caption">
        <h2 className="kalem-heading">{t('lines')}</h2>
        <span className="kalem-sm kalem-muted kalem-num">{t('lineCount', { n: length })}</span>
        <span className="kalem-lines__keys kalem-xs kalem-muted" aria-hidden="true">
          <Keys keys={['Tab']} /> {t('nextCell')} <Keys keys={['↵']} /> {t('newLine')}
        </span>
      </div>
      <LineGrid />
      <LinesFault />
      {range && (
        <Suspense>
          <RangeBar />
        </Suspense>
      )}
      <div className="kalem-lines__foot">
        <Button variant="quiet" size="sm" icon={plus} onPress={() => form.addLine()}>
          {t('addLine')}
        </Button>
        <UploadButton />
        <TaxBar />
      </div>
    </section>
  );
}
