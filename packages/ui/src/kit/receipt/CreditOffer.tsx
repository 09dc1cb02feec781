import { toScreenDate } from '@kalem/domain';
import { recipientOf } from '../../fields/invoices';
import { formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { type CreditsOptions, useCredits } from './useCredits';

interface CreditOfferProps extends CreditsOptions {
  /** Whether the dialog shows several accounts. */
  namesRecipient: boolean;
}

/** Offers to use the unused credits of an account for its invoices; nothing without any (MNY-31). */
export function CreditOffer({ namesRecipient, ...options }: CreditOfferProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { tutar, receipts, isPending, use } = useCredits(options);
  const { paraBirim, rows } = options.group;
  const [first, ...others] = receipts;
  if (!first) return null;
  const source =
    others.length > 0
      ? t('creditOfSome', { n: receipts.length })
      : t('creditOfDay', { day: toScreenDate(first.tarih) });
  const name = namesRecipient && rows[0] && recipientOf(rows[0].invoice);
  return (
    <div className="kalem-receipt__credit">
      <Button size="sm" isPending={isPending} onPress={use}>
        {t('useCredit', { amount: `${formatDecimal(tutar, locale)} ${paraBirim}` })}
      </Button>
      <small className="kalem-muted">{[name, source].filter(Boolean).join(' · ')}</small>
    </div>
  );
}
