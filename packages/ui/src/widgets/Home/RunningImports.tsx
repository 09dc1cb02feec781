import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Progress } from '../../primitives/feedback/Progress';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import type { HomeEvent, RunningImport } from './useHome';

interface RunningImportsProps {
  imports: readonly RunningImport[];
  emit: (event: HomeEvent) => void;
}

/** Excel files whose cards are being stored, though nobody may have their page open. */
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
              onPress={() => emit({ type: 'showImport', tur })}
            >
              {t('show')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Texts of the imports under way on the home page. */
const messages = defineMessages('homeImports', {
  tr: {
    title: 'Süren yüklemeler',
    CARI: "Cari kartları Excel'den yükleniyor",
    STOK: "Stok kartları Excel'den yükleniyor",
    progressOf: 'Yükleniyor: {name}',
    rows: '{n} / {of} satır',
    waiting: 'sırada',
    show: 'Göster',
    showOf: 'Göster: {name}',
  },
  en: {
    title: 'Imports under way',
    CARI: 'Importing customers from Excel',
    STOK: 'Importing stock items from Excel',
    progressOf: 'Importing: {name}',
    rows: '{n} of {of} rows',
    waiting: 'waiting',
    show: 'Show',
    showOf: 'Show: {name}',
  },
});
