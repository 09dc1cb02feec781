import { type KeyboardEvent, type RefObject, useState } from 'react';
import { Button, Keys } from '../../../primitives/Button';
import { TextArea } from '../../../primitives/input/TextField';
import { AnchoredPopover } from '../../../primitives/overlay/Popover';
import { useMessages } from '../../../provider/messages';
import { messages } from '../messages';
import { lineMessages } from './messages';

interface NameEditorProps {
  /** The cell below which the editor opens. */
  anchor: RefObject<HTMLElement | null>;
  value: string;
  onDone: (value: string) => void;
  onClose: () => void;
}

/**
 * The maximum length that the validation accepts. A longer name is not cut, so that the user does not lose text
 * unnoticed.
 */
const LONGEST_NAME = 500;

/** A popover to edit a long name. A name is a single text line on every document, so line feeds become spaces. */
export function NameEditor({ anchor, value, onDone, onClose }: NameEditorProps) {
  const t = useMessages(lineMessages);
  const tForm = useMessages(messages);
  const [text, setText] = useState(value);
  const done = () => {
    onDone(text.replace(/\s*\n\s*/g, ' ').trim());
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    // Stops the event, because Ctrl+Enter in the form saves and signs.
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  return (
    <AnchoredPopover label={tForm('malHizmet')} anchor={anchor} onClose={onClose}>
      <div className="kalem-name-editor" onKeyDown={press}>
        <TextArea label={tForm('malHizmet')} isLabelHidden autoFocus rows={5} value={text} onChange={setText} />
        <div className="kalem-name-editor__foot">
          <span className="kalem-xs kalem-muted kalem-num">
            {t('characters', { n: text.length, most: LONGEST_NAME })}
          </span>
          <span className="kalem-name-editor__keys kalem-xs kalem-muted" aria-hidden="true">
            <Keys keys={['Ctrl', '↵']} /> {t('keyDone')} <Keys keys={['Esc']} /> {t('keyCancel')}
          </span>
          <Button size="sm" onPress={done}>
            {t('done')}
          </Button>
        </div>
      </div>
    </AnchoredPopover>
  );
}
