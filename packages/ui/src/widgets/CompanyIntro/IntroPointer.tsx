import type { RefObject } from 'react';
import { Button } from '../../primitives/Button';
import { Pointer } from '../../primitives/overlay/Popover';
import { useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

interface IntroPointerProps {
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The hint at the company chooser. */
export function IntroPointer({ anchor, onClose }: IntroPointerProps) {
  const t = useMessages(messages);
  return (
    <Pointer anchor={anchor} onClose={onClose}>
      <div className="kalem-company-intro">
        <div>
          <b>{t('title')}</b>
          <p>{t('text')}</p>
        </div>
        <Button variant="primary" size="sm" onPress={onClose}>
          {t('understood')}
        </Button>
      </div>
    </Pointer>
  );
}

const messages = defineMessages('companyIntro', {
  tr: {
    title: 'Çalıştığınız şirket üstte yazar',
    text: 'Başka bir şirkete geçmek ya da yeni bir şirket eklemek için adına basın. Bütün ekranlar seçtiğiniz şirketi gösterir.',
    understood: 'Anladım',
  },
  en: {
    title: 'The company you work for is named above',
    text: 'Press its name to go on with another company, or to add one. Every screen shows the company that you choose.',
    understood: 'Got it',
  },
});
