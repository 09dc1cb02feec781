import { Button } from '../../primitives/Button';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface CopyButtonProps {
  text: string;
  /** What is copied, for the accessible name beside other copy buttons. */
  name?: string;
  /** Names what is copied. Default: 'Kopyala'. */
  label?: string;
  isDisabled?: boolean;
}

/** Copies a text to the clipboard, with a toast. */
export function CopyButton({ text, name, label, isDisabled = false }: CopyButtonProps) {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ tone: 'success', text: t('copied') });
    } catch {
      // A page in an iframe may not use the clipboard.
      toast({ tone: 'danger', text: t('copyFailed') });
    }
  };
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={label === undefined ? icons.copy : undefined}
      aria-label={name === undefined ? undefined : t('copyOf', { name })}
      isDisabled={isDisabled}
      onPress={() => void copy()}
    >
      {label ?? t('copy')}
    </Button>
  );
}
