import type { KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../primitives/Icon';
import { plus } from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useForm } from './FormContext';
import { messages } from './messages';

/** The empty row below the last line: a click or the first letter makes a line of it. */
export function GhostRow({ rowIndex }: { rowIndex: number }) {
  const t = useMessages(messages);
  const form = useForm();
  const onKeyDown = (event: KeyboardEvent) => {
    const isTyping = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    // The new cell has the focus before the browser puts the letter in, so the letter lands there.
    if (isTyping) flushSync(() => form.addLine());
    else if (event.key === 'ArrowUp') form.caret.toEdge('last');
  };
  return (
    <div role="rowgroup">
      <div className="kalem-line" role="row" aria-rowindex={rowIndex} data-ghost="">
        <span role="gridcell" aria-colindex={1} aria-colspan={9}>
          <button type="button" className="kalem-line__ghost" onClick={() => form.addLine()} onKeyDown={onKeyDown}>
            <Icon icon={plus} size="sm" />
            <span className="kalem-cut">{t('ghost')}</span>
          </button>
        </span>
      </div>
    </div>
  );
}
