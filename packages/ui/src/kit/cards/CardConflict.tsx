import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

const messages = defineMessages('cardConflict', {
  tr: {
    title: 'Bu kaydı başka biri değiştirdi',
    help: 'Siz düzenlerken kaydedildi; onun yazdıklarının üzerine yazılmadı. İkinizin de değiştirdiği alanlar:',
    field: 'Alan',
    mine: 'Sizin yazdığınız',
    theirs: 'Kayıtlı olan',
    none: 'boş',
    keepMine: 'Benimkini kaydet',
    takeTheirs: 'Kayıtlı olanı al',
    back: 'Düzenlemeye dön',
  },
  en: {
    title: 'Somebody else has changed this',
    help: 'It was saved while you were editing; nothing of theirs was overwritten. You have both changed:',
    field: 'Field',
    mine: 'What you typed',
    theirs: 'What is stored',
    none: 'empty',
    keepMine: 'Save mine',
    takeTheirs: 'Use what is stored',
    back: 'Back to editing',
  },
});

export interface CardConflictProps {
  /** The fields that both users changed. */
  rows: readonly { label: string; mine: string; theirs: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
  onClose: () => void;
}

/** Shown when another user saved the same card or ready note first. Shows both versions to choose from (API-06). */
export function CardConflict({ rows, onKeepMine, onTakeTheirs, onClose }: CardConflictProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      title={t('title')}
      isOpen
      role="alertdialog"
      size="lg"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('back')}</Button>
          <Button onPress={onTakeTheirs}>{t('takeTheirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t('keepMine')}
          </Button>
        </>
      }
    >
      <p className="kalem-muted">{t('help')}</p>
      <table className="kalem-table kalem-card-conflict">
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('mine')}</th>
            <th scope="col">{t('theirs')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, mine, theirs }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mine || <span className="kalem-muted">{t('none')}</span>}</td>
              <td>{theirs || <span className="kalem-muted">{t('none')}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
