import { companyName, licenceStatus, matchesCompany } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useKalem } from '@kalem/ui';
import { Button, IconButton, icons, SearchField } from '@kalem/ui/primitives';
import { useState } from 'react';
import { useMessages } from '../../language';
import { screenNames, shared } from '../../messages';
import { messages } from '../messages';
import { ShellDialog } from './ShellDialog';

type Company = components['schemas']['Company'];

interface CompanyChooserProps {
  companies: readonly Company[];
  activeId: string | undefined;
  isOpen: boolean;
  onChoose: (companyId: string) => void;
  onAdd: () => void;
  onSignOut: () => void;
  onClose: () => void;
}

/**
 * One entry per company: ✅ in trial or licensed, otherwise ⌛ (CMP-06). Cannot be closed until a company is active
 * (CMP-07).
 */
export function CompanyChooser({
  companies,
  activeId,
  isOpen,
  onChoose,
  onAdd,
  onSignOut,
  onClose,
}: CompanyChooserProps) {
  const t = useMessages(messages);
  const common = useMessages(shared);
  const { newCompany } = useMessages(screenNames);
  const { now } = useKalem();
  const [query, setQuery] = useState('');
  const closing = (then: () => void) => () => {
    setQuery('');
    then();
  };
  const found = companies.filter((company) => matchesCompany(company, query));
  return (
    <ShellDialog
      label={t.chooseCompany}
      variant="chooser"
      isOpen={isOpen}
      onClose={() => {
        if (activeId !== undefined) closing(onClose)();
      }}
    >
      <header className="chooser-head">
        <h2 className="chooser-title">{t.chooseCompany}</h2>
        {activeId !== undefined && <IconButton label={common.close} icon={icons.x} onPress={closing(onClose)} />}
      </header>
      <SearchField label={t.findCompany} value={query} onChange={setQuery} />
      <ul className="company-list">
        {found.map((company) => (
          <li key={company.id}>
            <button
              type="button"
              aria-current={company.id === activeId ? 'true' : undefined}
              onClick={closing(() => onChoose(company.id))}
            >
              <span aria-hidden="true">{licenceStatus(company, now()).active ? '✅' : '⌛'}</span>
              <span className="company-list-name">{companyName(company)}</span>
              <span className="kalem-num kalem-muted">{company.vknTckn}</span>
            </button>
          </li>
        ))}
        {found.length === 0 && <li className="company-list-none">{t.noCompanyFound}</li>}
      </ul>
      <footer className="chooser-foot">
        {activeId === undefined && (
          <Button variant="quiet" icon={icons.logout} onPress={onSignOut}>
            {t.signOut}
          </Button>
        )}
        <Button icon={icons.plus} onPress={onAdd}>
          {newCompany}
        </Button>
      </footer>
    </ShellDialog>
  );
}
