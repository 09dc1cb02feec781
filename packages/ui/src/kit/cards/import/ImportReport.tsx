import { companyName } from '@kalem/domain';
import { saveFile } from '../../../fields/saveFile';
import { Button } from '../../../primitives/Button';
import { Skeleton } from '../../../primitives/feedback/Progress';
import * as icons from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { useAction, useOwnQuery } from '../../../provider/queries';
import { useKalem } from '../../../provider/useKalem';
import { writeWorkbook } from '../../list/writeWorkbook';
import type { CardImport, CardPlace, ImportCalls, ImportedRow, ImportedRows } from '../cardCalls';
import { Figures } from './CheckStep';
import { importedRows, wordsOf } from './importedRows';
import { importMessages } from './importMessages';

/** Maximum number of rows on screen. The file contains all. */
const mostShown = 200;

interface ImportReportProps {
  run: CardImport;
  calls: ImportCalls;
  companyId: string;
}

/** The result of an import: counts, refused rows with reasons, and rows with warnings. */
export function ImportReport({ run, calls, companyId }: ImportReportProps) {
  const { id, eklenen, guncellenen, hatali, uyarili } = run;
  const t = useMessages(importMessages);
  const { client } = useKalem();
  const place = { client, companyId };
  const { columns } = importedRows[calls.path];
  const saveRefused = useAction('saveRefusedRows', async () => {
    const rows = await allRows(calls, place, id, { hatali: true });
    // Only columns with values: columns that were not in the file stay out.
    const there = columns.filter(({ field }) => rows.some(({ alanlar }) => alanlar?.[field] !== undefined));
    const headings = [...there.map(({ heading }) => heading), t('reason')];
    const lines = rows.map(({ alanlar, mesaj }) => [...there.map(({ write }) => write(alanlar ?? {})), mesaj]);
    saveFile(await writeWorkbook(t('stepRun'), [[headings], lines]), t('refusedName'));
  });
  const saveReport = useAction('saveImportReport', async () => {
    const headings = [t('row'), t('outcome'), t('reason'), t('warning')];
    const rows = await allRows(calls, place, id, {});
    const lines = rows.map(({ satir, sonuc, mesaj, uyari }) => [satir, t(sonuc), mesaj, uyari]);
    saveFile(await writeWorkbook(t('stepRun'), [[headings], lines]), t('reportName'));
  });
  return (
    <>
      <Figures
        figures={[
          { n: eklenen, label: t('added'), icon: icons.ok, tone: 'success' },
          { n: guncellenen, label: t('updated'), icon: icons.refresh, tone: 'success' },
          { n: hatali, label: t('refused'), icon: icons.error, tone: hatali > 0 ? 'danger' : undefined },
          ...(uyarili > 0 ? [{ n: uyarili, label: t('doubtful'), icon: icons.alert, tone: 'warning' as const }] : []),
        ]}
      />
      <div className="kalem-section__head">
        <h2 className="kalem-heading">{hatali > 0 ? t('refusedRows', { n: hatali }) : t('allTaken')}</h2>
        <div className="kalem-section__actions">
          <Button
            variant="quiet"
            size="sm"
            isPending={saveReport.isPending}
            onPress={() => void saveReport.run(undefined)}
          >
            {t('saveReport')}
          </Button>
          {hatali > 0 && (
            <Button
              size="sm"
              icon={icons.download}
              isPending={saveRefused.isPending}
              onPress={() => void saveRefused.run(undefined)}
            >
              {t('saveRefused')}
            </Button>
          )}
        </div>
      </div>
      {hatali > 0 && <Rows {...{ run, calls, companyId }} which="hatali" />}
      {uyarili > 0 && (
        <>
          <div className="kalem-section__head kalem-import__warned">
            <h2 className="kalem-heading">{t('warnedRows', { n: uyarili })}</h2>
          </div>
          <Rows {...{ run, calls, companyId }} which="uyarili" />
        </>
      )}
    </>
  );
}

/** Every row of an import, page by page. */
async function allRows(calls: ImportCalls, place: CardPlace, id: string, which: ImportedRows): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (let page = 1, hasNext = true; hasNext; page += 1) {
    const answer = await calls.rows(place, id, { page, ...which });
    rows.push(...answer.items);
    hasNext = answer.hasNext;
  }
  return rows;
}

/** The refused rows, or those with warnings, with the reasons. */
function Rows({ run, calls, companyId, which }: ImportReportProps & { which: keyof ImportedRows }) {
  const t = useMessages(importMessages);
  const { client } = useKalem();
  const { id } = run;
  const rows = useOwnQuery({
    queryKey: ['get', `${calls.path}/{id}/satirlar`, { companyId, id, which }],
    queryFn: ({ signal }) => calls.rows({ client, companyId, signal }, id, { page: 1, [which]: true }),
    meta: { kind: 'listImportRows' },
  });
  if (!rows.data) return <Skeleton height="88px" />;
  const shown = rows.data.items.slice(0, mostShown);
  const more = run[which] - shown.length;
  return (
    <>
      <div className="kalem-import__rows">
        <table role="table" className="kalem-table kalem-import__refused">
          <thead>
            <tr>
              <th scope="col" className="kalem-import__row" data-kind="number">
                {t('row')}
              </th>
              <th scope="col">{t(wordsOf(calls).who)}</th>
              <th scope="col">{t(which === 'hatali' ? 'reason' : 'warning')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ satir, mesaj, uyari, alanlar }) => (
              <tr key={satir}>
                <td className="kalem-num kalem-muted" data-kind="number">
                  {satir}
                </td>
                <td className="kalem-import__who">{nameOf(alanlar ?? {})}</td>
                <td className="kalem-import__reason">{which === 'hatali' ? mesaj : uyari}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="kalem-sm kalem-muted kalem-import__hint">
        {more > 0 && `${t('more', { n: more })} `}
        {t(which === 'hatali' ? 'correct' : wordsOf(calls).lookAt)}
      </p>
    </>
  );
}

function nameOf(row: Readonly<Record<string, string>>): string {
  const { malHizmet, vknTckn = '' } = row;
  return malHizmet || companyName(row) || vknTckn;
}
