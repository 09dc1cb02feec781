import { Button, Dialog, Keys } from '@kalem/ui/primitives';

/** The keys that there are, by where they work. */
const sheet = [
  {
    title: 'Her yerde',
    keys: [
      ['Ara veya komut ver', 'Ctrl', 'K'],
      ['Listede ara', '/'],
      ['Yeni fatura', 'N'],
      ['En üstteki katmanı kapat', 'Esc'],
      ['Bu sayfa', '?'],
    ],
  },
  {
    title: 'Fatura formu',
    keys: [
      ['Kaydet', 'Ctrl', 'S'],
      ['Kaydet ve imzala', 'Ctrl', '↵'],
      ['Geri al', 'Ctrl', 'Z'],
      ['Sonraki hataya git', 'F8'],
    ],
  },
  {
    title: 'Faturalarım',
    keys: [
      ['Satırlar arasında gez', '↑', '↓'],
      ['Önizle', '↵'],
      ['Önizlemede önceki, sonraki fatura', '↑', '↓'],
      ['Seçilenleri imzala', 'İ'],
    ],
  },
  {
    title: 'Satırlar',
    keys: [
      ['Sonraki hücre', 'Tab'],
      ['Yeni satır', '↵'],
      ['Satırlar arasında gez', '↑', '↓'],
      ['İlk satır, son satır', 'Ctrl', 'Home', 'End'],
      ['Satırı taşı', 'Alt', '↑', '↓'],
      ['Ayrıntıyı aç, kapat', 'Alt', '↵'],
      ['Uzun adı büyük yaz', 'F2'],
      ['Birkaç hücreyi seç', 'Shift', '↑', '↓'],
      ['Seçilenleri kopyala', 'Ctrl', 'C'],
      ['Satırı sil', 'Ctrl', 'Del'],
    ],
  },
] as const;

/** The `?` sheet: every key that works. */
export function KeySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog
      title="Klavye kısayolları"
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      footer={<Button onPress={onClose}>Kapat</Button>}
    >
      <div className="key-sheet">
        {sheet.map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {keys.map(([what, ...parts]) => (
                <li key={what}>
                  <span>{what}</span>
                  <Keys keys={parts} />
                  <span className="only-heard">{parts.join(' ')}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="key-sheet-note">Tek harfli kısayollar, odak listedeyken ve yazmıyorken çalışır.</p>
    </Dialog>
  );
}
