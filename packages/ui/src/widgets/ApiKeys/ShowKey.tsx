import { useId, useState } from 'react';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { Banner } from '../../primitives/feedback/Banner';
import * as icons from '../../primitives/icons';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import type { ApiKey } from './columns';
import { dialogMessages } from './dialogMessages';

/** A key that was just made. It closes only when somebody says that the secret is kept: nobody sees it again. */
export function ShowKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useMessages(dialogMessages);
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
      <Secret label={t('clientId')} text={apiKey.apiKey} copyLabel={t('copyKey')} />
      <Secret label={t('clientSecret')} text={apiKey.apiSecret} copyLabel={t('copySecret')} />
      <Checkbox isSelected={isKept} onChange={setKept}>
        {t('kept')}
      </Checkbox>
    </Dialog>
  );
}

function Secret({ label, text, copyLabel }: { label: string; text: string; copyLabel: string }) {
  const t = useMessages(dialogMessages);
  const { toast } = useKalem();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // A page in a frame may not use the clipboard; the text can be selected.
      toast({ tone: 'danger', text: t('copyFailed') });
    }
  };
  return (
    <div className="kalem-api-keys__part">
      <span id={id} className="kalem-label">
        {label}
      </span>
      <div className="kalem-api-keys__line" role="group" aria-labelledby={id}>
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
