import { useApi, useKalem } from '@kalem/ui';
import { Banner, Button, IconButton, icons } from '@kalem/ui/primitives';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import type { SavedInvoice as Saved } from '../createApp';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useValue } from '../value';
import { messages } from './messages';

interface SavedInvoiceProps {
  /** Opens the preview in the list. */
  onOpen: (opens: { faturaId: string; isSharing?: boolean }) => void;
}

/** Polling interval until the portal has the invoice. */
const REREAD_MS = 5000;

/**
 * The banner above the list with the next steps for the invoice that was just saved. A draft can be signed and viewed
 * (INV-37); a signed invoice can be shared and downloaded. While the portal is unavailable, the banner shows
 * the next step (USE-27).
 */
export function SavedInvoice(props: SavedInvoiceProps) {
  const { saved: value, store } = useApp();
  const { activeCompanyId } = useValue(store);
  const saved = useValue(value);
  if (!saved || !activeCompanyId || saved.companyId !== activeCompanyId) return null;
  return <NextSteps {...props} saved={saved} companyId={activeCompanyId} />;
}

function NextSteps({ onOpen, saved, companyId }: SavedInvoiceProps & { saved: Saved; companyId: string }) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { signing, saved: value } = useApp();
  const navigate = useNavigate();
  const download = useDownload();
  const { id: faturaId, isSigned } = saved;
  const portalDurumu = usePortalDurumu(saved, companyId);
  const isAtPortal = portalDurumu === 'GONDERILDI';
  const text = { BEKLIYOR: t.savedWaiting, BELIRSIZ: t.savedUnknown, GONDERILDI: t.saved, REDDEDILDI: t.savedRefused };
  const close = () => value.set(undefined);
  const open = (isSharing: boolean) => {
    close();
    onOpen({ faturaId, isSharing });
  };
  const begin = () => {
    close();
    void navigate('/dashboard/yeni');
  };
  return (
    <div className="saved-invoice">
      <Banner
        tone={isSigned || isAtPortal ? 'success' : 'warning'}
        actions={
          <>
            {isSigned && (
              <>
                <Button size="sm" variant="primary" icon={icons.share} onPress={() => open(true)}>
                  {t.share}
                </Button>
                <Button
                  size="sm"
                  icon={icons.download}
                  isPending={download.isPending}
                  onPress={() => void download.run(faturaId, companyId)}
                >
                  {t.download}
                </Button>
              </>
            )}
            {isAtPortal && !isSigned && (
              <>
                <Button size="sm" variant="primary" icon={icons.sign} onPress={() => signing.set([faturaId])}>
                  {t.sign}
                </Button>
                <Button size="sm" icon={icons.eye} onPress={() => open(false)}>
                  {t.view}
                </Button>
              </>
            )}
            <Button size="sm" icon={icons.filePlus} onPress={begin}>
              {common.newInvoice}
            </Button>
            <IconButton label={common.close} icon={icons.x} onPress={close} />
          </>
        }
      >
        {isSigned ? t.signed : text[portalDurumu]}
      </Banner>
    </div>
  );
}

function isUndecided(portalDurumu: Saved['portalDurumu']): boolean {
  return portalDurumu === 'BEKLIYOR' || portalDurumu === 'BELIRSIZ';
}

/** The portal's state of the saved invoice, polled until the portal has accepted or refused it. */
function usePortalDurumu({ id, portalDurumu }: Saved, companyId: string): Saved['portalDurumu'] {
  const { data } = useApi().useQuery(
    'get',
    '/fatura/{id}',
    { params: { path: { id }, query: { companyId } } },
    {
      enabled: isUndecided(portalDurumu),
      meta: { kind: 'readInvoice', silent: true },
      refetchInterval: ({ state }) => (!state.data || isUndecided(state.data.portalDurumu) ? REREAD_MS : false),
    },
  );
  return data?.portalDurumu ?? portalDurumu;
}

/** Downloads the signed ZIP by a signed link, which also works on an iPhone (LST-15). */
function useDownload() {
  const { client, leaveFor } = useApp();
  const { report } = useKalem();
  const [isPending, setPending] = useState(false);
  const run = async (ettn: string, companyId: string) => {
    setPending(true);
    try {
      const { data } = await client.POST('/belge/{ettn}/link', {
        params: { path: { ettn }, query: { companyId } },
        body: { dosya: 'zip' },
      });
      leaveFor(client.addressOf(data.url));
    } catch (error) {
      report({ kind: 'downloadInvoice', error });
    } finally {
      setPending(false);
    }
  };
  return { isPending, run };
}
