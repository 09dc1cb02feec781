import { Banner, Button, IconButton, icons } from '@kalem/ui/primitives';
import { useNavigate } from 'react-router';
import { useApp } from '../AppRoot';
import { useMessages } from '../language';
import { shared } from '../messages';
import { useValue } from '../value';
import { messages } from './messages';

/** What comes next for the invoice that the form has just saved (INV-37): above the list, until done or closed. */
export function SavedInvoice({ onView }: { onView: (faturaId: string) => void }) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { signing, saved: value } = useApp();
  const navigate = useNavigate();
  const saved = useValue(value);
  if (!saved) return null;
  const close = () => value.set(undefined);
  const view = () => {
    close();
    onView(saved.id);
  };
  const sign = () => {
    close();
    signing.set([saved.id]);
  };
  const begin = () => {
    close();
    void navigate('/dashboard/yeni');
  };
  return (
    <div className="saved-invoice">
      <Banner
        tone="success"
        actions={
          <>
            {saved.isAtPortal && (
              <>
                <Button size="sm" variant="primary" icon={icons.sign} onPress={sign}>
                  {t.sign}
                </Button>
                <Button size="sm" icon={icons.eye} onPress={view}>
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
        {t.saved}
      </Banner>
    </div>
  );
}
