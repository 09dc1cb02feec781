import { minuteOf } from '../../fields/instants';
import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { dialogMessages } from './dialogMessages';
import { type Delivery, useEventName } from './topics';

interface DeliveryDetailsProps {
  delivery: Delivery;
  isReplaying: boolean;
  onReplay: () => void;
  onBack: () => void;
}

/** One event: each attempt with its answer, and the body as sent. */
export function DeliveryDetails({ delivery, isReplaying, onReplay, onBack }: DeliveryDetailsProps) {
  const t = useMessages(dialogMessages);
  const eventName = useEventName();
  const { id, olay, denemeler, govde } = delivery;
  return (
    <>
      <div className="kalem-webhooks__tools">
        <Button size="sm" icon={icons.arrowLeft} autoFocus onPress={onBack}>
          {t('back')}
        </Button>
        <Button size="sm" icon={icons.refresh} isPending={isReplaying} onPress={onReplay}>
          {t('replay')}
        </Button>
      </div>
      <h3 className="kalem-heading">{eventName(olay)}</h3>
      <p className="kalem-sm kalem-muted kalem-webhooks__text">webhook-id: {id}</p>
      <h4 className="kalem-label kalem-webhooks__part">{t('triesTitle')}</h4>
      {denemeler.length === 0 && <p className="kalem-sm kalem-muted">{t('noTry')}</p>}
      <ol className="kalem-webhooks__tries">
        {denemeler.map(({ an, sure, yanitKodu, hata, yanit }) => (
          <li key={an}>
            <span className="kalem-num">{minuteOf(an)}</span>
            <strong className="kalem-num" data-tone={isTaken(yanitKodu) ? 'success' : 'danger'}>
              {hata === null ? yanitKodu : t(hata)}
            </strong>
            <span className="kalem-num kalem-muted">{t('milliseconds', { n: sure })}</span>
            {yanit !== '' && <code>{yanit}</code>}
          </li>
        ))}
      </ol>
      <h4 className="kalem-label kalem-webhooks__part">{t('body')}</h4>
      <pre className="kalem-webhooks__body" tabIndex={0} aria-label={t('body')}>
        {indented(govde)}
      </pre>
    </>
  );
}

function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300;
}

function indented(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}
