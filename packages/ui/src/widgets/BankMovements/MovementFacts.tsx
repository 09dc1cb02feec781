import { toScreenDate } from '@kalem/domain';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { BankMovement } from './useBankMovements';

/**
 * Payer, day and text of a movement. Most statements have no column of the payer. Links in the text of the bank stay
 * plain text (MNY-102).
 */
export function MovementFacts({ movement }: { movement: BankMovement }) {
  const t = useMessages(messages);
  const { karsiAd, tarih, saat, kanal, karsiVkn, karsiIban, metin } = movement;
  const facts = [[toScreenDate(tarih), saat?.slice(0, 5)].filter(Boolean).join(' '), kanal, karsiVkn, karsiIban];
  return (
    <div className="kalem-movement">
      <b>{karsiAd || metin || t('incoming')}</b>
      <small className="kalem-num">{facts.filter(Boolean).join(' · ')}</small>
      {karsiAd && metin && <p>{metin}</p>}
    </div>
  );
}

/** The movement above the choice. */
export function MovementHead({ movement }: { movement: BankMovement }) {
  return (
    <div className="kalem-match__movement">
      <MovementFacts movement={movement} />
      <b>
        <Amount value={movement.tutar} currency={movement.paraBirim} />
      </b>
    </div>
  );
}

/** The name of a movement in labels: its payer, else its text. */
export function nameOfMovement({ karsiAd, metin, tarih }: BankMovement): string {
  return karsiAd || metin.slice(0, MOST_NAME_CHARACTERS) || toScreenDate(tarih);
}

const MOST_NAME_CHARACTERS = 60;
