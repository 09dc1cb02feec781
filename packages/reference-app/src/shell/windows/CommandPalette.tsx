import { Icon, IconButton, icons } from '@kalem/ui/primitives';
import { Suspense, useEffect } from 'react';
import { useMessages } from '../../language';
import { shared } from '../../messages';
import { lazily } from '../lazily';
import { messages } from '../messages';
import type { FinderProps } from './Finder';
import { ShellDialog } from './ShellDialog';

interface CommandPaletteProps extends FinderProps {
  isOpen: boolean;
}

// Lazy, because Headless UI's combobox weighs 30 KB.
const load = async () => (await import('./Finder')).Finder;
const Finder = lazily(load, NotLoaded);
/** Delay of loading it before it is opened, so that the first screen gets the connection for itself. */
const PRELOAD_AFTER_MS = 10_000;

/** Ctrl K: finds screens and commands by their words, and invoices and customers of the active company. */
export function CommandPalette({ isOpen, onClose, ...found }: CommandPaletteProps) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ShellDialog label={t.find} variant="palette" isOpen={isOpen} onClose={onClose}>
      <Suspense fallback={<Head label={common.loading} onClose={onClose} />}>
        <Finder {...found} onClose={onClose} />
      </Suspense>
    </ShellDialog>
  );
}

function NotLoaded({ onClose }: FinderProps) {
  const t = useMessages(shared);
  return (
    <>
      <Head label={t.crashed} onClose={onClose} />
      <p className="palette-none" role="alert">
        {t.crashed}. {t.crashedHelp}
      </p>
    </>
  );
}

/** The head of the palette without its search field. */
function Head({ label, onClose }: { label: string; onClose: () => void }) {
  const { close } = useMessages(shared);
  return (
    <div className="palette-in" role="status" aria-label={label}>
      <Icon icon={icons.search} />
      <span className="head-space" />
      <IconButton label={close} icon={icons.x} onPress={onClose} />
    </div>
  );
}
