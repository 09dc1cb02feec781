import { expect, it } from 'vitest';
import { arithmeticFaults } from '../src/commands/arithmeticFaults';
import { seedState } from '../src/seed/seedState';
import { PortalTester, invoiceForm, line } from './PortalTester';

it('what is seeded adds up', () => {
  const { documents } = seedState(new Date('2026-11-21T09:00:00Z'));
  expect(documents.length).toBeGreaterThan(100);
  expect(documents.flatMap(({ invoice }) => arithmeticFaults(invoice))).toEqual([]);
});

it('strict arithmetic logs what the lines do not give, and saves it all the same', async () => {
  const logged: string[] = [];
  const tester = new PortalTester({ log: (text) => logged.push(text), switches: { strictArithmetic: true } });
  await tester.login();
  await tester.create();
  expect(logged).toEqual([]);
  await tester.create(invoiceForm({ malHizmetTable: [line({ kdvTutari: '90' })], matrah: '901' }));
  expect(logged).toEqual([
    'Draft with other amounts than its lines give: line 1: kdvTutari is 90.00, not 180.00',
    'Draft with other amounts than its lines give: matrah is 901.00, not 900.00',
  ]);
  expect(await tester.list()).toHaveLength(2);
  tester.simulator.setSwitches({ strictArithmetic: false });
  await tester.create(invoiceForm({ matrah: '901' }));
  expect(logged).toHaveLength(2);
});

it('a lost session does nothing, whichever way a dead token is answered', async () => {
  const tester = new PortalTester({
    switches: { faults: [{ kind: 'sessionLost', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', times: 1 }] },
  });
  await tester.login();
  expect(await tester.create()).toMatchObject({ error: '1', messages: [{ type: '4' }] });
  await tester.login();
  expect(await tester.list()).toEqual([]);
});
