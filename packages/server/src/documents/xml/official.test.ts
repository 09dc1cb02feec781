import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '@kalem/domain';
import { validateInvoice } from '@kalem/domain/checks';
import type { components } from '@kalem/openapi';
import { invoiceContent } from '../../invoices/content';
import { loadOfficial, type OfficialCheck, skipped } from '../testing/loadOfficial';
import { longInvoice, officialInvoices } from '../testing/officialInvoices';
import { sampleInvoice, sampleSeller } from '../testing/samples';
import { renderXml } from './renderXml';

type Draft = components['schemas']['InvoiceWrite'];

/** The number of documents. `npm run official` uses more of them, and some with 300 lines. */
const wanted = Number(process.env['KALEM_OFFICIAL_DOCUMENTS'] ?? '150');
const longs = wanted < 1000 ? [] : (['SATIS', 'TEVKIFAT', 'ISTISNA'] as const);

/** In UTC like GİB's clock, because our date must not be later than GİB's. */
const day = (daysAgo: number) => addDays(new Date().toISOString().slice(0, 10), -daysAgo);
const today = day(0);

/** Schematron findings that are allowed in valid invoices, and the warnings that announce them. */
const known: Readonly<Record<string, readonly string[]>> = {
  'TimeCheck-1': ['FUTURE_DATE'],
  'TaxExemptionReasonCheck-1': ['KDV_COMES_TO_ZERO'],
  'WithholdingTaxTotalCheck-2': ['TEVKIFAT_NOT_OFFICIAL'],
  'WithholdingTaxTotalCheck-3': ['TEVKIFAT_NOT_OFFICIAL'],
  'TaxExemptionReasonCodeCheck-6': ['PERMIT_CODE_MISSING', 'REASON_BESIDE_702'],
};

describe('OFF-01 to OFF-10, API-93: the official schema and schematron', () => {
  test(
    'have no findings in documents that validation accepts without a warning',
    async () => {
      if (skipped !== undefined) return console.log(skipped);
      const check = await loadOfficial();
      const drafts = acceptedDrafts(wanted);
      const xmls = await Promise.all(drafts.map(xmlOf));
      const findings = xmls.map((xml) => check.schematronFindings(xml).map(({ rule, assert }) => `${rule}-${assert}`));
      const schema = await schemaFindings(check, xmls);
      const unforeseen = drafts.flatMap((draft, index) => {
        const warnings = new Set(validateInvoice(draft, { today }).map(({ code }) => String(code)));
        const untold = (findings[index] ?? []).filter((finding) => !known[finding]?.some((code) => warnings.has(code)));
        return untold.length + (schema[index]?.length ?? 0) === 0 ? [] : [{ untold, schema: schema[index], draft }];
      });
      console.log(summaryOf(drafts, findings));
      expect(unforeseen.slice(0, 3)).toEqual([]);
    },
    60 * 60_000,
  );

  test.each(longs)(
    'accept a %s of 300 lines',
    async (faturaTip) => {
      if (skipped !== undefined) return console.log(skipped);
      const check = await loadOfficial();
      const draft = longInvoice(day(1), faturaTip, 300);
      expect(validateInvoice(draft)).toEqual([]);
      expect(await check.schemaFindings([await xmlOf(draft)])).toEqual([[]]);
      expect(check.schematronFindings(await xmlOf(draft))).toEqual([]);
    },
    60 * 60_000,
  );
});

/** In pieces, because the schema's checker holds all documents in memory. */
async function schemaFindings(check: OfficialCheck, xmls: readonly string[]): Promise<string[][]> {
  const found: string[][] = [];
  for (let first = 0; first < xmls.length; first += 200)
    found.push(...(await check.schemaFindings(xmls.slice(first, first + 200))));
  return found;
}

/** This many drafts that validation accepts. They are the same every day. */
function acceptedDrafts(count: number): Draft[] {
  const accepted: Draft[] = [];
  for (let seed = 1; accepted.length < count; seed += 1) {
    const drafts = fc.sample(officialInvoices(day), { numRuns: 200, seed });
    accepted.push(
      ...drafts.filter((draft) => validateInvoice(draft, { today }).every(({ severity }) => severity === 'warning')),
    );
  }
  return accepted.slice(0, count);
}

/** The document of a draft, as the server would store it. */
async function xmlOf(draft: Draft): Promise<string> {
  const { tlKarsiligi, ...content } = await invoiceContent(draft, today);
  return renderXml({ ...sampleInvoice([]), ...content, ...(tlKarsiligi !== null && { tlKarsiligi }) }, sampleSeller);
}

function summaryOf(drafts: readonly Draft[], findings: readonly (readonly string[])[]): string {
  const types = countOf(drafts.map(({ faturaTip }) => String(faturaTip)));
  const rules = countOf(findings.flatMap((found) => [...new Set(found)]));
  const clean = findings.filter((found) => found.length === 0).length;
  return `official rules: ${drafts.length} documents (${types}), ${clean} without a finding; known ones: ${rules || 'none'}`;
}

function countOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => `${name} ${count}`).join(', ');
}
