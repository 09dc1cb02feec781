import { useId, useState } from 'react';
import { Button } from '../primitives/Button';
import { Checkbox } from '../primitives/choice/Checkbox';
import { Banner } from '../primitives/feedback/Banner';
import * as icons from '../primitives/icons';
import { Dialog } from '../primitives/overlay/Dialog';
import { useMessages } from '../provider/messages';
import { words } from '../primitives/words';
import { defineMessages } from '../provider/texts';
import { useKalem } from '../provider/useKalem';

interface SecretDialogProps {
  /** Each secret has its own button text, because there may be several. */
  secrets: readonly { label: string; text: string; copyLabel: string }[];
  onClose: () => void;
}

/**
 * A key that was just created. The dialog closes only when the user confirms that the secret is stored: it is never
 * shown again.
 */
export function SecretDialog({ secrets, onClose }: SecretDialogProps) {
  const t = useMessages(messages);
  const [isKept, setKept] = useState(false);
  return (
    <Dialog
      title={t('readyTitle')}
      isOpen
      onClose={onClose}
      isBusy={!isKept}
      footer={
        <Button variant="primary" isDisabled={!isKept} onPress={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Banner tone="warning">{t('once')}</Banner>
      {secrets.map((secret) => (
        <Secret key={secret.label} {...secret} />
      ))}
      <Checkbox isSelected={isKept} onChange={setKept}>
        {t('kept')}
      </Checkbox>
    </Dialog>
  );
}

function Secret({ label, text, copyLabel }: SecretDialogProps['secrets'][number]) {
  const t = useMessages(messages);
  const { toast } = useKalem();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A page in an iframe may not use the clipboard. The text can be selected instead.
      toast({ tone: 'danger', text: t('copyFailed') });
    }
  };
  return (
    <div className="kalem-secret">
      <span id={id} className="kalem-label">
        {label}
      </span>
      <div className="kalem-secret__line" role="group" aria-labelledby={id}>
        <code>{text}</code>
        <Button size="sm" icon={isCopied ? icons.check : icons.copy} aria-label={copyLabel} onPress={() => void copy()}>
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <span className="kalem-hidden" role="status">
        {isCopied && t('copied')}
      </span>
    </div>
  );
}

/** The keys are public, so they keep the name of the list of API keys, their first user. */
const messages = defineMessages('apiKeys', {
  shared: [words],
  tr: {
    copy: 'Kopyala',
    readyTitle: 'Anahtar hazır',
    once: 'Gizli anahtar yalnızca şimdi gösterilir. Kalem onu okunabilir biçimde saklamaz; kaybederseniz yenisini oluşturmanız gerekir.',
    copied: 'Kopyalandı',
    copyFailed: 'Kopyalanamadı. Metni seçip elle kopyalayın.',
    kept: 'Gizli anahtarı güvenli bir yere sakladım.',
  },
  en: {
    copy: 'Copy',
    readyTitle: 'The key is ready',
    once: 'The secret is shown only now. Kalem does not keep it in readable form; if you lose it, create another key.',
    copied: 'Copied',
    copyFailed: 'It could not be copied. Select the text and copy it yourself.',
    kept: 'I have kept the secret in a safe place.',
  },
});
