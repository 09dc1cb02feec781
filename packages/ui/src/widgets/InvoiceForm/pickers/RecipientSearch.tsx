import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { lazyPart } from '../../../primitives/lazyPart';
import { useSuggestions } from '../../../primitives/choice/useSuggestions';
import { StaticMessage } from '../../../primitives/input/Field';
import { Icon } from '../../../primitives/Icon';
import { search } from '../../../primitives/icons';
import { useMessages } from '../../../provider/messages';
import { pickerMessages } from './messages';
import { useOffer } from './useChoices';

const load = async () => (await import('../dialogs')).FindRecipients;
const FindRecipients = lazyPart(load);

/** Searches the customer cards and the registry. The chosen recipient fills in the fields below (INV-22). */
export function RecipientSearch({ companyId }: { companyId: string }) {
  const t = useMessages(pickerMessages);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isUsed, setUsed] = useState(false);
  const { offer, setOffer, take } = useOffer();
  const suggestions = useSuggestions({
    label: t('findRecipient'),
    anchor: box,
    typed,
    options: offer.choices,
    onChoose: take,
    takesFirst: true,
    isSearching: offer.isSearching,
    empty: offer.empty,
    foot: offer.foot,
  });
  const empty = useCallback(() => setTyped(''), []);
  const use = () => {
    setUsed(true);
    suggestions.open();
  };

  return (
    <div className="kalem-field">
      <label htmlFor={id} className="kalem-label">
        {t('findRecipient')}
      </label>
      <div ref={box} className="kalem-control" onPointerEnter={() => void load()}>
        <Icon icon={search} />
        <input
          {...suggestions.inputProps}
          id={id}
          className="kalem-input"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          aria-describedby={`${id}message`}
          placeholder={t('findRecipientHint')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            use();
          }}
          onClick={use}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && !suggestions.isOpen) use();
            else suggestions.press(event);
          }}
          onBlur={suggestions.close}
        />
      </div>
      <StaticMessage id={`${id}message`} description={t('findRecipientHelp')} />
      {suggestions.list}
      {isUsed && (
        <Suspense>
          <FindRecipients companyId={companyId} typed={typed} onOffer={setOffer} onTaken={empty} />
        </Suspense>
      )}
    </div>
  );
}
