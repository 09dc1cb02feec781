import type { components } from '@kalem/sdk';
import { saveFile } from '../../fields/saveBundle';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { formatDecimal } from '../../primitives/Amount';
import { writeWorkbook } from '../list/writeWorkbook';
import { importMessages } from './importMessages';

type ImportResult = components['schemas']['ImportResult'];

/** Nobody reads further on the screen; the file has all. */
const mostShown = 200;

/** What became of each row of a file: how many, and which were refused and why. */
export function ImportReport({ result }: { result: ImportResult }) {
  const t = useMessages(importMessages);
  const { locale } = useKalem();
  const refused = result.satirlar.filter(({ sonuc }) => sonuc === 'HATALI');
  const report = useAction('saveImportReport', async () => {
    const headings = [t('row'), t('outcome'), t('reason')];
    const rows = result.satirlar.map(({ satir, sonuc, mesaj }) => [satir, t(sonuc), mesaj]);
    saveFile(await writeWorkbook(t('stepReport'), [[headings], rows]), 'yukleme-sonucu.xlsx');
  });
  const figures = [
    { n: result.eklenen, label: t('added'), icon: icons.ok, tone: 'success' },
    { n: result.guncellenen, label: t('updated'), icon: icons.refresh, tone: 'success' },
    { n: result.hatali, label: t('refused'), icon: icons.error, tone: result.hatali > 0 ? 'danger' : undefined },
  ];
  return (
    <>
      <dl className="kalem-import__figures">
        {figures.map(({ n, label, icon, tone }) => (
          <div key={label}>
            <dd className="kalem-num">{formatDecimal(String(n), locale, 0)}</dd>
            <dt data-tone={tone}>
              <Icon icon={icon} size="sm" />
              {label}
            </dt>
          </div>
        ))}
      </dl>
      <div className="kalem-section__head">
        <h2 className="kalem-heading">
          {refused.length > 0 ? t('refusedRows', { n: refused.length }) : t('allTaken')}
        </h2>
        <div className="kalem-section__actions">
          <Button
            size="sm"
            icon={icons.download}
            isPending={report.isPending}
            onPress={() => void report.run(undefined)}
          >
            {t('saveReport')}
          </Button>
        </div>
      </div>
      {refused.length > 0 && (
        <>
          <div className="kalem-import__rows">
            <table className="kalem-table">
              <thead>
                <tr>
                  <th scope="col" className="kalem-import__row">
                    {t('row')}
                  </th>
                  <th scope="col">{t('reason')}</th>
                </tr>
              </thead>
              <tbody>
                {refused.slice(0, mostShown).map(({ satir, mesaj }) => (
                  <tr key={satir}>
                    <td className="kalem-num kalem-muted">{satir}</td>
                    <td className="kalem-import__reason">{mesaj}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p className="kalem-sm kalem-muted kalem-import__hint">
            {refused.length > mostShown && `${t('more', { n: refused.length - mostShown })} `}
            {t('correct')}
          </p>
        </>
      )}
    </>
  );
}
