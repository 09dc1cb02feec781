import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/*
 * A page of documentation shows a story as it stands; one that is played is a test, and would click about on the page.
 * So the first story of a file is unclicked, and a played one is tagged `!autodocs`.
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

  it('begins with a story that nobody has clicked in', () => {
    expect(stories[0]).toMatchObject({ isPlayed: false, isDocumented: true });
  });

  it('plays no story on the page of documentation', () => {
    expect(stories.filter(({ isPlayed, isDocumented }) => isPlayed && isDocumented)).toEqual([]);
  });
});

/** Where a state has another name in a widget, that name; where there is no such state, why. */
type Instead = { story: string } | { why: string };

const noData = { why: 'it shows texts of ours and reads nothing' };
const unseen = { why: 'nothing is shown until it is known that there is something to say' };
const emptyForm = { story: 'Default' };

/** Every state of each widget: it is seen before it is met, and axe goes over it. */
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

  it('are there', () => {
    expect([...storiesOf.keys()].toSorted()).toEqual(widgets.map(({ name }) => name).toSorted());
  });

  it.each(Object.entries(states))('show the state %s, or the table says what does instead', (state, exceptions) => {
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

  it.each(Object.entries(states))('have no exception from %s that nobody needs', (state, exceptions) => {
    expect(Object.keys(exceptions).filter((widget) => namesOf.get(widget)?.includes(state) ?? true)).toEqual([]);
  });
});

it('finds what it looks for', () => {
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
