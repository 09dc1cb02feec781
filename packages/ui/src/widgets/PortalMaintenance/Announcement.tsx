import { minuteOf } from '../../fields/instants';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

interface AnnouncementProps {
  period: { start: string; end: string } | undefined;
  onClose: () => void;
}

/** The dialog of the announcement, loaded on demand. */
export function Announcement({ period, onClose }: AnnouncementProps) {
  const t = useMessages(messages);
  return (
    <Dialog
      title={t('title')}
      isOpen
      onClose={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      {period && (
        <Banner tone="warning">{t('period', { start: minuteOf(period.start), end: minuteOf(period.end) })}</Banner>
      )}
      <p className="kalem-portal-maintenance">{t('text')}</p>
      <p className="kalem-portal-maintenance kalem-muted">{t('advice')}</p>
    </Dialog>
  );
}

const messages = defineMessages('portalMaintenance', {
  tr: {
    title: 'GİB portalında planlı bakım',
    period: '{start} ile {end} arasında',
    text: 'GİB e-Arşiv portalı planlı bakıma alınacak. Bakım süresince fatura gönderilemez, imzalanamaz, iptal ve itiraz talebi oluşturulamaz.',
    advice: 'Fatura hazırlamaya devam edebilirsiniz: kaydettikleriniz saklanır ve bakım bitince portala gönderilir.',
    close: 'Tamam',
  },
  en: {
    title: 'Planned maintenance of the GİB portal',
    period: 'From {start} to {end}',
    text: 'The GİB e-Arşiv portal will be maintained. Meanwhile no invoice can be sent or signed, and no cancellation or objection raised.',
    advice:
      'You can go on preparing invoices: what you save is kept, and goes to the portal when the maintenance is over.',
    close: 'OK',
  },
});
