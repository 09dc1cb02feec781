import { Button, Keys } from '../../../primitives/Button';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import type { SaveActions } from './useSave';

/** The one action of the form, and the one that goes on from it. */
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
