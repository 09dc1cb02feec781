import { type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useId, useState } from 'react';
import { useMessages } from '../../provider/messages';
import { messages } from '../messages';
import { lazyPart, prefetch } from '../lazyPart';
import { useStable } from '../../provider/useStable';
import { optionId, type Option } from './options';

const load = () => import('./ComboBoxPopover');
const ComboBoxPopover = lazyPart(async () => (await load()).ComboBoxPopover);

interface SuggestionOptions {
  label: string;
  /** The element below which the list opens. */
  anchor: RefObject<HTMLElement | null>;
  typed: string;
  /** The options that the caller found. They are not filtered again. */
  options: readonly Option[];
  onChoose: (id: string) => void;
  /**
   * Enter takes the first option without an arrow key, but never an action such as 'new card'. False where free text is
   * valid too.
   */
  takesFirst: boolean;
  /**
   * True while `options` do not match `typed` yet. Enter then waits, and takes the option if there is only one
   * (USE-25).
   */
  isSearching?: boolean | undefined;
  /** Shown when there are no options. Without it the list stays closed. */
  empty?: string;
  foot?: ReactNode;
}

interface Suggestions {
  isOpen: boolean;
  /** Call after the user typed. */
  open: () => void;
  close: () => void;
  /** Handles the keys of an open list. All other keys are left to the input. */
  press: (event: KeyboardEvent) => void;
  /** Attributes for the input. */
  inputProps: {
    role: 'combobox';
    'aria-autocomplete': 'list';
    'aria-expanded': boolean;
    'aria-controls': string;
    'aria-activedescendant': string | undefined;
  };
  list: ReactNode;
}

/**
 * Suggestions of the server below an input with free text. Arrows move in the list, Enter takes an option, Esc and blur
 * close it. Unlike in a `ComboBox`, no option has to be chosen.
 */
export function useSuggestions({
  label,
  anchor,
  typed,
  options,
  onChoose,
  takesFirst,
  isSearching = false,
  empty,
  foot,
}: SuggestionOptions): Suggestions {
  const t = useMessages(messages);
  const id = useId();
  const [wantsOpen, setOpen] = useState(false);
  const [moved, setMoved] = useState<number>();
  const isOpen = wantsOpen && (options.length > 0 || empty !== undefined);
  const [awaited, setAwaited] = useState<string>();
  const results =
    takesFirst && typed !== '' ? options.filter(({ isDisabled, isAction }) => !isDisabled && !isAction) : [];
  const first = results[0] ? options.indexOf(results[0]) : -1;
  const active = moved !== undefined && moved < options.length ? moved : first;
  const current = options[active];

  const open = () => {
    prefetch(load);
    setOpen(true);
    setMoved(undefined);
    setAwaited(undefined);
  };
  const close = () => {
    setOpen(false);
    setAwaited(undefined);
  };
  const choose = (option: Option) => {
    if (option.isDisabled) return;
    close();
    onChoose(option.id);
  };
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey || event.altKey) return;
    const take = (action: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      action();
    };
    const { length } = options;
    if (event.key === 'ArrowDown' && length > 0) take(() => setMoved((active + 1) % length));
    else if (event.key === 'ArrowUp' && length > 0) take(() => setMoved(active <= 0 ? length - 1 : active - 1));
    else if (event.key === 'Enter' && takesFirst && isSearching && moved === undefined) take(() => setAwaited(typed));
    else if (event.key === 'Enter' && current) take(() => choose(current));
    else if (event.key === 'Escape') take(close);
  };

  const answer = useStable(() => {
    setAwaited(undefined);
    if (results[0] && results.length === 1) choose(results[0]);
  });
  const isAnswered = isOpen && awaited === typed && !isSearching;
  useEffect(() => {
    if (isAnswered) answer();
  }, [isAnswered, answer]);

  return {
    isOpen,
    open,
    close,
    press,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}list`,
      'aria-activedescendant': isOpen && current ? optionId(id, active) : undefined,
    },
    list: (
      <>
        <span className="kalem-hidden" role="status">
          {isOpen && (options.length > 0 ? t('results', { n: options.length }) : empty)}
        </span>
        {isOpen && (
          <Suspense>
            <ComboBoxPopover
              id={id}
              label={label}
              anchor={anchor}
              options={options}
              typed={typed}
              value=""
              active={active < 0 ? undefined : active}
              onChoose={choose}
              onClose={close}
              empty={empty}
              foot={foot}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
