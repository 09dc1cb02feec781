import { RangeForm } from '../src/fields/RangeForm';
import { DataList } from '../src/kit/list/DataList';
import { HostContent } from '../src/kit/list/HostContent';
import { RowButton } from '../src/kit/list/ListTable';
import { SelectionBar } from '../src/kit/list/SelectionBar';
import { ExportNews } from '../src/kit/list/useExport';
import { useSelection } from '../src/kit/list/useSelection';
import { RequestFacts } from '../src/kit/requests/RequestFacts';
import { RequestFlow } from '../src/kit/requests/RequestFlow';
import { Amount } from '../src/primitives/Amount';
import { Button } from '../src/primitives/Button';
import { Checkbox } from '../src/primitives/choice/Checkbox';
import { Progress } from '../src/primitives/feedback/Progress';
import { Icon } from '../src/primitives/Icon';
import * as icons from '../src/primitives/icons';

const nothing = () => undefined;

interface Row {
  id: string;
  ad: string;
  tutar: string;
}

const rows: Row[] = [
  { id: '1', ad: 'Işık', tutar: '10' },
  { id: '2', ad: 'İğde', tutar: '20' },
];

/** A list with header, toolbar, selection and paging. */
export function List() {
  const selection = useSelection<Row>('');
  return (
    <>
      <div className="kalem-page-head">
        <h1 className="kalem-title">Kalemler</h1>
        <div className="kalem-sync">
          <span className="kalem-sync__text" data-tone="success">
            <Icon icon={icons.ok} size="sm" />
            Yükleme tamamlandı
          </span>
        </div>
        <HostContent>
          <Button size="sm">Bankaya aktar</Button>
        </HostContent>
      </div>
      <div className="kalem-bundle" role="status">
        <span className="kalem-bundle__bar">
          <Progress label="faturalar.zip" value={40} />
        </span>
      </div>
      <div className="kalem-toolbar">
        <RangeForm range={{ start: '2026-11-14', end: '2026-11-21' }} onRange={nothing} onQuery={nothing} />
        <Button size="sm">Dışa aktar</Button>
      </div>
      <ExportNews list={{ exporting: 2800, run: nothing, stop: nothing }} />
      <div className="kalem-request-form">
        <RequestFacts facts={[['Satıcı', 'Şükrü Işıldak']]} />
      </div>
      <DataList
        label="Kalemler"
        columns={[
          {
            id: 'ad',
            head: 'Ad',
            cell: ({ ad }) => (
              <span className="kalem-two">
                <RowButton>{ad}</RowButton>
                <small data-tone="warning">Taslak</small>
                <RequestFlow talepAkisi={[{ tip: 'IPTAL', durum: 'OLUSTU', tarih: '2026-11-20' }]} />
              </span>
            ),
            card: 'title',
            width: 320,
          },
          { id: 'tutar', head: 'Tutar', cell: ({ tutar }) => <Amount value={tutar} />, isNumeric: true, sort: true },
        ]}
        rows={rows}
        isStale={false}
        idOf={({ ad }) => ad}
        nameOf={({ ad }) => ad}
        selection={{ ...selection, Box: Checkbox }}
        onSort={nothing}
        menu={() => [[{ id: 'edit', label: 'Düzenle', onAction: nothing }]]}
        onOpen={nothing}
        error={new Error('x')}
        onRetry={nothing}
        empty={null}
        paging={{
          page: 2,
          hasNext: true,
          summary: '16–30',
          hint: 'Süre 8 gündür',
          onPage: nothing,
          sizes: { size: 10, of: [5, 10, 25], onSize: nothing },
        }}
        bar={
          <SelectionBar
            label="Seçim"
            count="2 seçili"
            sum={<Amount value="30" currency="TRY" />}
            note="1 fatura imzalanmayacak"
            onClear={nothing}
            selectAll={<Button size="sm">Tümü</Button>}
          >
            <Button size="sm">İndir</Button>
          </SelectionBar>
        }
      />
    </>
  );
}
