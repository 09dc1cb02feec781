import { Button, Dialog, Keys } from '@kalem/ui/primitives';
import { useMessages } from '../../language';
import { screenNames, shared } from '../../messages';
import { messages, sheet } from '../messages';

/** The shortcuts by the place where they work. */
function useSheet() {
  const t = useMessages(sheet);
  const { find } = useMessages(messages);
  const { newInvoice } = useMessages(shared);
  const { invoices, receivables, movements } = useMessages(screenNames);
  return [
    {
      title: t.everywhere,
      keys: [
        [find, 'Ctrl', 'K'],
        [t.search, '/'],
        [newInvoice, 'N'],
        [t.closeTop, 'Esc'],
        [t.thisSheet, '?'],
      ],
    },
    {
      title: t.form,
      keys: [
        [t.save, 'Ctrl', 'S'],
        [t.saveAndSign, 'Ctrl', '↵'],
        [t.undo, 'Ctrl', 'Z'],
        [t.nextFault, 'F8'],
      ],
    },
    {
      title: invoices,
      keys: [
        [t.moveRows, '↑', '↓'],
        [t.preview, '↵'],
        [t.movePreview, '↑', '↓'],
        [t.sign, t.signKey],
      ],
    },
    {
      title: receivables,
      keys: [
        [t.moveRows, '↑', '↓'],
        [t.collect, 'T'],
      ],
    },
    {
      title: movements,
      keys: [
        [t.moveMovements, 'J', 'K'],
        [t.confirm, '↵'],
      ],
    },
    {
      title: t.lines,
      keys: [
        [t.nextCell, 'Tab'],
        [t.newLine, '↵'],
        [t.moveRows, '↑', '↓'],
        [t.ends, 'Ctrl', 'Home', 'End'],
        [t.moveLine, 'Alt', '↑', '↓'],
        [t.details, 'Alt', '↵'],
        [t.writeLarge, 'F2'],
        [t.selectCells, 'Shift', '↑', '↓'],
        [t.copyCells, 'Ctrl', 'C'],
        [t.deleteLine, 'Ctrl', 'Del'],
      ],
    },
  ];
}

/** The `?` sheet with all shortcuts. */
export function KeySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(messages);
  const { close } = useMessages(shared);
  const { note } = useMessages(sheet);
  const places = useSheet();
  return (
    <Dialog
      title={t.keys}
      size="lg"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable
      footer={<Button onPress={onClose}>{close}</Button>}
    >
      {/* In a low window the sheet scrolls, so it has to be focusable: it contains no other focusable element. */}
      <div className="key-sheet" role="group" aria-label={t.keys} tabIndex={0}>
        {places.map(({ title, keys }) => (
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
      <p className="key-sheet-note">{note}</p>
    </Dialog>
  );
}
