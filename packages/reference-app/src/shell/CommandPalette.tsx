import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';
import { foldTr } from '@kalem/domain';
import { Icon, IconButton, icons, Keys } from '@kalem/ui/primitives';
import { useState } from 'react';
import { ShellDialog } from './ShellDialog';

export interface Command {
  label: string;
  icon: string;
  /** Where it is listed. */
  group: 'Sayfalar' | 'Yapılacaklar';
  keys?: readonly string[];
  /** Other words that somebody may look for it by. */
  words?: string;
  run: () => void;
}

interface CommandPaletteProps {
  commands: readonly Command[];
  isOpen: boolean;
  /** Looks for it in the invoices; undefined where there are none to look in. */
  onSearch: ((query: string) => void) | undefined;
  onClose: () => void;
}

/** Ctrl K: finds a screen or a command by its words, or looks for them in the invoices. */
export function CommandPalette({ commands, isOpen, onSearch, onClose }: CommandPaletteProps) {
  return (
    <ShellDialog label="Ara veya komut ver" variant="palette" isOpen={isOpen} onClose={onClose}>
      <Finder commands={commands} onSearch={onSearch} onClose={onClose} />
    </ShellDialog>
  );
}

function Finder({ commands, onSearch, onClose }: Omit<CommandPaletteProps, 'isOpen'>) {
  const [query, setQuery] = useState('');
  const wanted = foldTr(query.trim());
  const search: Command[] =
    wanted && onSearch
      ? [
          {
            label: `Faturalarda ara: “${query.trim()}”`,
            icon: icons.search,
            group: 'Sayfalar',
            run: () => onSearch(query.trim()),
          },
        ]
      : [];
  const found = [
    ...search,
    ...commands.filter(({ label, words = '' }) => foldTr(`${label} ${words}`).includes(wanted)),
  ];
  const groups = [...new Set(found.map(({ group }) => group))];
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
          autoFocus
          autoComplete="off"
          aria-label="Ara veya komut ver"
          placeholder="Sayfa, komut veya fatura arayın"
          onChange={(event) => setQuery(event.target.value)}
        />
        <IconButton label="Kapat" icon={icons.x} onPress={onClose} />
      </div>
      <ComboboxOptions static className="palette-list">
        {groups.map((group) => (
          <div key={group} role="group" aria-label={group}>
            <div className="palette-group" aria-hidden="true">
              {group}
            </div>
            {found
              .filter((command) => command.group === group)
              .map((command) => (
                <ComboboxOption key={command.label} value={command} className="palette-row">
                  <Icon icon={command.icon} />
                  <span className="kalem-cut">{command.label}</span>
                  {command.keys && <Keys keys={command.keys} />}
                </ComboboxOption>
              ))}
          </div>
        ))}
      </ComboboxOptions>
      {found.length === 0 && (
        <p className="palette-none" role="status">
          Böyle bir sayfa veya komut yok
        </p>
      )}
      <div className="palette-foot" aria-hidden="true">
        <span>
          <Keys keys={['↑', '↓']} /> gez
        </span>
        <span>
          <Keys keys={['↵']} /> aç
        </span>
        <span>
          <Keys keys={['Esc']} /> kapat
        </span>
      </div>
    </Combobox>
  );
}
