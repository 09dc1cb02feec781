import { useState } from 'react';
import { Icon } from '../primitives/Icon';
import * as icons from '../primitives/icons';
import { Progress } from '../primitives/Progress';
import { useMessages } from '../provider/messages';
import { messages } from './messages';
import { useSync } from './useSync';

/**
 * How far the download of the portal's invoices has come, on one quiet line; nothing while there is none. Its beginning and its end are
 * read out, the steps between are not. The place around it keeps its height.
 */
export function SyncNotice({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const sync = useSync(companyId);
  const running = sync?.durum === 'BEKLIYOR' || sync?.durum === 'SURUYOR' ? sync : undefined;
  const [wasRunning, setWasRunning] = useState(false);
  if (running && !wasRunning) setWasRunning(true);
  return (
    <div className="kalem-sync">
      {running && (
        <>
          <span className="kalem-sync__text">
            {t('syncProgress', {
              n: running.tamamlananPencere,
              of: running.toplamPencere,
              invoices: running.faturaSayisi,
            })}
          </span>
          <Progress
            label={t('syncRunning')}
            value={running.tamamlananPencere}
            max={Math.max(running.toplamPencere, 1)}
          />
        </>
      )}
      <span className="kalem-hidden" role="status">
        {running && t('syncRunning')}
      </span>
      <span className="kalem-sync__text" role="status" data-tone={sync?.durum === 'HATALI' ? 'warning' : 'success'}>
        {sync?.durum === 'HATALI' && (
          <>
            <Icon icon={icons.alert} size="sm" />
            <span>{t('syncStopped', { message: sync.mesaj ?? '' })}</span>
          </>
        )}
        {sync?.durum === 'TAMAMLANDI' && wasRunning && (
          <>
            <Icon icon={icons.ok} size="sm" />
            <span>{t('syncDone', { n: sync.faturaSayisi })}</span>
          </>
        )}
      </span>
    </div>
  );
}
