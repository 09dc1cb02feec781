import { reportKey } from '../../kit/cards/cardCalls';
import { useShownOnce } from '../../kit/useShownOnce';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Progress } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { words } from '../../primitives/words';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import type { EndedImport, HomeEvent, RunningImport } from './useHome';

interface RunningImportsProps {
  imports: readonly RunningImport[];
  emit: (event: HomeEvent) => void;
}

/** Running Excel imports. They continue while no page shows them. */
export function RunningImports({ imports, emit }: RunningImportsProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const count = (n: number) => formatDecimal(String(n), locale, 0);
  return (
    <section className="kalem-card" aria-label={t('title')}>
      <ul className="kalem-pending">
        {imports.map(({ id, tur, dosyaAdi, toplam, islenen }) => (
          <li key={id}>
            <Icon icon={icons.sheet} />
            <span className="kalem-two">
              <span className="kalem-two-lines kalem-pending__name" title={dosyaAdi}>
                {dosyaAdi}
              </span>
              <small>{t(tur)}</small>
            </span>
            <Progress label={t('progressOf', { name: dosyaAdi })} value={islenen} max={Math.max(toplam ?? 1, 1)} />
            <span className="kalem-sm kalem-muted kalem-num">
              {toplam === null ? t('waiting') : t('rows', { n: count(islenen), of: count(toplam) })}
            </span>
            <Button
              size="sm"
              aria-label={t('showOf', { name: dosyaAdi })}
              onPress={() => emit({ type: 'showImport', tur, aktarimId: id })}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** An import with refused rows, shown until its report was opened on this device. */
export function EndedImportNews({ ended, emit }: { ended: EndedImport; emit: (event: HomeEvent) => void }) {
  const t = useMessages(messages);
  const { id, tur, dosyaAdi, hatali, mesaj } = ended;
  const { wasShown } = useShownOnce(reportKey(id));
  if (wasShown !== false) return null;
  return (
    <Banner
      tone="warning"
      actions={
        <Button
          size="sm"
          aria-label={t('reportOf', { name: dosyaAdi })}
          onPress={() => emit({ type: 'showImport', tur, aktarimId: id })}
        >
          {t('report')}
        </Button>
      }
    >
      {mesaj === null ? t('leftOut', { name: dosyaAdi, n: hatali }) : t('fileRefused', { name: dosyaAdi, text: mesaj })}
    </Banner>
  );
}

/** Texts of the imports on the home page. */
const messages = defineMessages('homeImports', {
  shared: [words],
  tr: {
    title: 'Süren yüklemeler',
    CARI: "Cari kartları Excel'den yükleniyor",
    STOK: "Stok kartları Excel'den yükleniyor",
    progressOf: 'Yükleniyor: {name}',
    rows: '{n} / {of} satır',
    waiting: 'sırada',
    showOf: 'Göster: {name}',
    leftOut: '{name} yüklendi, {n} satırı alınmadı.',
    fileRefused: '{name} alınmadı: {text}',
    report: 'Raporu gör',
    reportOf: 'Raporu gör: {name}',
  },
  en: {
    title: 'Imports under way',
    CARI: 'Importing customers from Excel',
    STOK: 'Importing stock items from Excel',
    progressOf: 'Importing: {name}',
    rows: '{n} of {of} rows',
    waiting: 'waiting',
    showOf: 'Show: {name}',
    leftOut: '{name} was imported, {n} {n|row was|rows were} refused.',
    fileRefused: '{name} was refused: {text}',
    report: 'View the report',
    reportOf: 'View the report: {name}',
  },
});
