import { writeSheet } from '@kalem/domain';
import { openingRows } from '@kalem/domain/excel/openingRows';
import { useState } from 'react';
import { saveFile } from '../../fields/saveFile';
import type { CardImport, ImportCalls, ImportedRow } from '../../kit/cards/cardCalls';
import { ImportCards } from '../../kit/cards/import/ImportCards';
import { writeWorkbook } from '../../kit/list/writeWorkbook';
import { useMessages } from '../../provider/messages';
import { useAction } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface ImportOpeningsProps {
  companyId: string;
  onClose: () => void;
}

/** The import of opening balances from an Excel file: file, columns, check, and the result of each row (MNY-42). */
export function ImportOpenings({ companyId, onClose }: ImportOpeningsProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const [calls] = useState(() => openingCalls(now));
  const sample = useAction('saveSample', async () => {
    const rows = writeSheet(openingRows.columns, [sampleRow]);
    saveFile(await writeWorkbook(t('openingSheet'), [rows]), t('openingSample'));
  });
  return (
    <ImportCards
      calls={calls}
      companyId={companyId}
      title={t('importOpenings')}
      aktarimId={undefined}
      onSample={() => void sample.run(undefined)}
      onClose={onClose}
      takesFocus
    />
  );
}

const sampleRow = {
  vknTckn: '1234567890',
  unvan: 'Örnek Ticaret Anonim Şirketi',
  tutar: '12500.50',
  paraBirim: 'TRY',
  vadeTarihi: '31.12.2025',
};

/** The calls of an import whose only answer has all rows. It is kept while the page is open. */
function openingCalls(now: () => Date): ImportCalls {
  const done = new Map<string, { run: CardImport; rows: readonly ImportedRow[] }>();
  const runOf = (id: string) => {
    const known = done.get(id);
    if (!known) throw new Error(`The import ${id} was not started here`);
    return known;
  };
  return {
    path: '/alacak/acilis',
    known: () => Promise.resolve(new Map()),
    async start({ client, companyId, signal }, file, { key, onProgress }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      const sent = { body: { file }, signal, onUploadProgress: onProgress, hideLoading: true };
      const { data } = await client.POST('/alacak/acilis/import', { params, ...sent });
      const { satirlar, ...counts } = data;
      const at = now().toISOString();
      const size = { toplam: satirlar.length, islenen: satirlar.length };
      const times = { baslangic: at, guncellendi: at };
      const run: CardImport = {
        id: key,
        dosyaAdi: file.name,
        durum: 'TAMAMLANDI',
        mesaj: null,
        ...size,
        ...counts,
        ...times,
      };
      done.set(key, { run, rows: satirlar });
      return run;
    },
    newest: () => Promise.resolve([]),
    read: (_place, id) => Promise.resolve(runOf(id).run),
    stop: (_place, id) => Promise.resolve(runOf(id).run),
    rows(_place, id, { hatali = false, uyarili = false }) {
      const isAsked = ({ sonuc, uyari }: ImportedRow) =>
        (!hatali && !uyarili) || (hatali && sonuc === 'HATALI') || (uyarili && uyari !== '');
      return Promise.resolve({ items: runOf(id).rows.filter(isAsked), hasNext: false });
    },
  };
}
