import { Button, Keys } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import type { SaveActions } from './useSave';

/** The button that saves, and the button that saves and signs. */
export function SaveButtons({ actions }: { actions: SaveActions }) {
  const t = useMessages(messages);
  return (
    <div className="kalem-totals__buttons">
      <Button
        variant="primary"
        isBlock
        isPending={actions.isPending}
        isDisabled={!actions.mayWrite}
        aria-keyshortcuts="Control+S"
        end={<Keys keys={['Ctrl', 'S']} />}
        onPress={actions.save}
      >
        {t('save')}
      </Button>
      <Button
        isBlock
        isDisabled={actions.isPending || !actions.mayWrite}
        aria-keyshortcuts="Control+Enter"
        end={<Keys keys={['Ctrl', '↵']} />}
        onPress={actions.saveAndSign}
      >
        {t('saveAndSign')}
      </Button>
      <p className="kalem-totals__slow" role="status">
        {actions.isSlow && t('savingSlow')}
        {!actions.mayWrite && t('mayNotWrite')}
      </p>
    </div>
  );
}
