import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { foldTr } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { Amount, Icon, IconButton, icons, Keys } from '@kalem/ui/primitives';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useMessages } from '../../language';
import { shared } from '../../messages';
import { messages, palette } from '../messages';
import { type Command, useFoundRecords } from './useFoundRecords';

export interface FinderProps {
  commands: readonly Command[];
  /** The company whose invoices and customers are searched. */
  company: components['schemas']['Company'] | undefined;
  /** Searches the invoices; undefined without permission to read them. */
  onSearch: ((query: string) => void) | undefined;
  onClose: () => void;
}

const NONE: readonly Command[] = [];

/** The search field of the command palette with its results. */
export function Finder({ commands: all, company, onSearch, onClose }: FinderProps) {
  // The field is painted first, then the list: together they block a slow device for a third of a second.
  const commands = useDeferredValue(all, NONE);
  const t = useMessages(palette);
  const { find } = useMessages(messages);
  const common = useMessages(shared);
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const records = useFoundRecords(query, company);
  // After the dialog's own focus handling, which on a touch screen focuses the dialog itself.
  useEffect(() => queueMicrotask(() => input.current?.focus()), []);
  const wanted = foldTr(query.trim());
  const search: Command[] =
    wanted && onSearch
      ? [
          {
            label: t.searchInvoices(query.trim()),
            icon: icons.search,
            group: 'pages',
            run: () => onSearch(query.trim()),
          },
        ]
      : [];
  const found = [
    ...records,
    ...search,
    ...commands.filter(({ label, words = '' }) => foldTr(`${label} ${words}`).includes(wanted)),
  ];
  const groups = [...new Set(found.map(({ group }) => group))];
  const titles = { ...t, newInvoice: common.newInvoice };
  return (
    <Combobox<Command | null>
      value={null}
      onChange={(command) => {
        if (!command) return;
        onClose();
        command.run();
      }}
    >
      <div className="palette-in">
        <Icon icon={icons.search} />
        <ComboboxInput
          ref={input}
          autoComplete="off"
          aria-label={find}
          placeholder={t.placeholder}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={({ key }) => {
            // Without this the list consumes the first Esc and stays open.
            if (key === 'Escape') onClose();
          }}
        />
        <IconButton label={common.close} icon={icons.x} onPress={onClose} />
      </div>
      <ComboboxOptions static modal={false} className="palette-list">
        {groups.map((group) => (
          <div key={group} role="group" aria-label={titles[group]}>
            <div className="palette-group" aria-hidden="true">
              {titles[group]}
            </div>
            {found
              .filter((command) => command.group === group)
              .map((command) => (
                <ComboboxOption key={command.id ?? command.label} value={command} className="palette-row">
                  <Icon icon={command.icon} />
                  <span className="palette-what">
                    <span className="kalem-two-lines">{command.label}</span>
                    {command.note && <span className="palette-note">{command.note}</span>}
                  </span>
                  {command.amount && (
                    <span className="palette-amount">
                      <Amount {...command.amount} />
                    </span>
                  )}
                  {command.keys && <Keys keys={command.keys} />}
                </ComboboxOption>
              ))}
          </div>
        ))}
      </ComboboxOptions>
      {found.length === 0 && commands !== NONE && (
        <p className="palette-none" role="status">
          {t.none}
        </p>
      )}
      <div className="palette-foot" aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} /> {t.move}
        </span>
        <span>
          <Keys keys={['↵']} /> {t.open}
        </span>
        <span>
          <Keys keys={['Esc']} /> {t.close}
        </span>
        <span className="palette-tip">{t.tip}</span>
      </div>
    </Combobox>
  );
}
