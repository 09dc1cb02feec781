import type { Invoice } from '../DocumentSource';
import type { XmlNode } from './XmlNode';
import { group } from './group';
import { leaf } from './leaf';

/** References to other documents, in the order of the schema: the returned invoices, then the delivery note. Source: ubl-tr §2. */
export function referencesXml(invoice: Invoice): XmlNode[] {
  return [
    ...invoice.iadeFaturalari.filter(({ faturaNumarasi }) => faturaNumarasi).map(returned),
    ...deliveryNote(invoice),
  ];
}

function returned({ faturaNumarasi, faturaTarih }: Invoice['iadeFaturalari'][number]): XmlNode {
  return group(
    'BillingReference',
    group(
      'InvoiceDocumentReference',
      leaf('ID', faturaNumarasi),
      leaf('IssueDate', faturaTarih),
      leaf('DocumentTypeCode', 'IADE'),
    ),
  );
}

/** The schema wants a day: without one the delivery note is of the invoice's day. */
function deliveryNote({ irsaliyeNumarasi, irsaliyeTarihi, faturaTarih }: Invoice): XmlNode[] {
  if (irsaliyeNumarasi.trim() === '') return [];
  return [
    group('DespatchDocumentReference', leaf('ID', irsaliyeNumarasi), leaf('IssueDate', irsaliyeTarihi || faturaTarih)),
  ];
}
