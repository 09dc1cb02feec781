import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/*
 * A documentation page shows stories without interaction; a story with a play function is a test, and would click on
 * the page. So the first story of a file has no play function, and stories with one are tagged `!autodocs`.
 */
const files = readdirSync('packages/ui/src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);

interface StoryInFile {
  name: string;
  isPlayed: boolean;
  isDocumented: boolean;
  hasLooks: boolean;
}

describe.each(files)('%s', (file) => {
  const stories = storiesIn(readFileSync(join('packages/ui/src', file), 'utf8'));

  it('begins with a story without a play function', () => {
    expect(stories[0]).toMatchObject({ isPlayed: false, isDocumented: true });
  });

  it('excludes stories with a play function from the documentation page', () => {
    expect(stories.filter(({ isPlayed, isDocumented }) => isPlayed && isDocumented)).toEqual([]);
  });
});

/** The name of the story if it differs, or the reason why a widget lacks the state. */
type Instead = { story: string } | { why: string };

const noData = { why: 'it shows texts of ours and reads nothing' };
const unseen = { why: 'nothing is shown until it is known that there is something to say' };
const emptyForm = { story: 'Default' };

/** Every widget needs a story for each of these states, which is checked by axe. */
const states: Record<string, Record<string, Instead>> = {
  Default: {},
  Loading: {
    CompanyIntro: noData,
    LicenceBanner: unseen,
    Login: noData,
    PasswordReset: noData,
    PaymentResult: { story: 'Default' },
    PortalMaintenance: noData,
    Register: noData,
    SigningDialog: { story: 'Asking' },
    VersionNotes: noData,
    Welcome: unseen,
  },
  Failed: {
    CompanyIntro: noData,
    LicenceBanner: unseen,
    Login: noData,
    PasswordReset: noData,
    PortalMaintenance: noData,
    Register: noData,
    SigningDialog: { story: 'PortalDown' },
    VersionNotes: noData,
  },
  Empty: {
    AccountSettings: { why: 'an account has a name and an address' },
    AdminCompanies: { story: 'NotFound' },
    AdminHome: { story: 'Failed' },
    AuditLog: { story: 'NotFound' },
    CollectionSettings: { why: 'a company always has these settings' },
    CompanyIntro: noData,
    CompanyWizard: emptyForm,
    CustomerForm: emptyForm,
    InvoiceForm: emptyForm,
    LicenceBanner: unseen,
    Login: emptyForm,
    NotificationSettings: { why: 'a switch is on or off' },
    PasswordReset: emptyForm,
    PaymentResult: { story: 'NotFound' },
    Permissions: { story: 'OwnerOnly' },
    PortalCredentials: { story: 'NotLinked' },
    PortalMaintenance: noData,
    Register: emptyForm,
    SigningDialog: { why: 'it opens for invoices alone' },
    StockForm: emptyForm,
    VersionNotes: noData,
    Welcome: unseen,
  },
  Refused: {
    AccountSettings: { story: 'Incomplete' },
    AdminHome: { story: 'Failed' },
    CompanyIntro: noData,
    CompanyWizard: { story: 'WrongPortalPassword' },
    ImageUploads: { story: 'WithoutPermission' },
    InvoiceForm: { story: 'RefusedByPortal' },
    LicenceBanner: { story: 'Ended' },
    Login: { story: 'WrongPassword' },
    PasswordReset: { story: 'UsedLink' },
    PaymentResult: { story: 'Declined' },
    PortalMaintenance: noData,
    Register: { story: 'Incomplete' },
    SigningDialog: { story: 'WrongCode' },
    VersionNotes: noData,
    Welcome: unseen,
  },
  Long: {
    AdminHome: { why: 'it shows figures alone' },
    CollectionSettings: { why: 'it shows a number of days, a date and a switch' },
    CompanyIntro: noData,
    ImageUploads: { why: 'it shows pictures alone' },
    InvoiceForm: { story: 'FortyLines' },
    LicenceBanner: { why: 'it shows how many days are left' },
    Login: noData,
    NotificationSettings: { why: 'it shows switches alone' },
    PasswordReset: noData,
    PaymentResult: { why: 'it shows one amount of ours' },
    PortalCredentials: { why: 'it shows a user code of eight digits' },
    PortalMaintenance: noData,
    Register: noData,
    VersionNotes: noData,
  },
};

describe('the stories of all widgets', () => {
  const storiesOf = new Map(
    files
      .filter((file) => /^widgets\/(\w+)\/\1\.stories\.tsx$/.test(file))
      .map((file) => [file.split('/')[1] ?? '', storiesIn(readFileSync(join('packages/ui/src', file), 'utf8'))]),
  );
  const namesOf = new Map([...storiesOf].map(([widget, stories]) => [widget, stories.map(({ name }) => name)]));
  const widgets = readdirSync('packages/ui/src/widgets', { withFileTypes: true }).filter((one) => one.isDirectory());

  it('exist', () => {
    expect([...storiesOf.keys()].toSorted()).toEqual(widgets.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(states))('have the state %s, or an entry in the table', (state, exceptions) => {
    const lacking = [...namesOf].filter(([widget, stories]) => {
      const instead = exceptions[widget];
      if (!instead) return !stories.includes(state);
      return 'story' in instead && !stories.includes(instead.story);
    });
    expect(lacking.map(([widget]) => widget)).toEqual([]);
  });

  it.each(['Default', 'Long'])('are checked in all looks: %s', (state) => {
    const unchecked = [...storiesOf].filter(([, stories]) =>
      stories.some(({ name, hasLooks }) => name === state && !hasLooks),
    );
    expect(unchecked.map(([widget]) => widget)).toEqual([]);
  });

  it.each(Object.entries(states))('have no unused exception from %s', (state, exceptions) => {
    expect(Object.keys(exceptions).filter((widget) => namesOf.get(widget)?.includes(state) ?? true)).toEqual([]);
  });
});

it('detects violations', () => {
  expect(storiesIn(`export const One: Story = { ...base, tags: ['looks'], play: async () => {} };`)).toEqual([
    { name: 'One', isPlayed: true, isDocumented: true, hasLooks: true },
  ]);
});

function storiesIn(code: string): StoryInFile[] {
  const source = ts.createSourceFile('x.stories.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .map(({ name, initializer }) => {
      const properties = initializer && ts.isObjectLiteralExpression(initializer) ? [...initializer.properties] : [];
      const textOf = (key: string) => properties.find((one) => one.name?.getText() === key)?.getText() ?? '';
      return {
        name: name.getText(),
        isPlayed: textOf('play') !== '',
        isDocumented: !textOf('tags').includes('!autodocs'),
        hasLooks: textOf('tags').includes("'looks'"),
      };
    });
}
