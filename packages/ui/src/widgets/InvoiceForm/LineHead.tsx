import { useMessages } from '../../provider/messages';
import { messages } from './messages';

/** The head of the grid; it stays in view while the lines scroll under it. */
export function LineHead() {
  const t = useMessages(messages);
  return (
    <div role="rowgroup" className="kalem-lines__head">
      <div className="kalem-lines__titles" role="row" aria-rowindex={1}>
        <span role="columnheader" aria-colindex={1}>
          <span className="kalem-hidden">{t('lineNo')}</span>
        </span>
        <span role="columnheader" aria-colindex={2}>
          {t('malHizmet')}
        </span>
        <span role="columnheader" aria-colindex={3} data-end="">
          {t('miktar')}
        </span>
        <span role="columnheader" aria-colindex={4}>
          {t('birim')}
        </span>
        <span role="columnheader" aria-colindex={5} data-end="">
          {t('birimFiyat')}
        </span>
        <span role="columnheader" aria-colindex={6} data-end="" aria-label={t('iskontoOrani')}>
          {t('iskontoOraniShort')}
        </span>
        <span role="columnheader" aria-colindex={7} data-end="">
          {t('kdvOrani')}
        </span>
        <span role="columnheader" aria-colindex={8} data-end="">
          {t('tutar')}
        </span>
        <span role="columnheader" aria-colindex={9}>
          <span className="kalem-hidden">{t('openDetails')}</span>
        </span>
      </div>
    </div>
  );
}
