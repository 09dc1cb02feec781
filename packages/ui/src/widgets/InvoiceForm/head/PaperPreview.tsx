import { kdvTevkifat, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useApi } from '../../../provider/queries';
import { useMessages } from '../../../provider/messages';
import { amountOf, useFigures, writeIskonto } from '../figures';
import { useInvoiceStore, useFormValue } from '../FormContext';
import { useUnitTitle } from '../../../fields/units';
import { messages } from '../messages';
import { totalsMessages } from '../totals/messages';
import { taxTitle } from '../types/taxTitles';
import { joinFilled } from './HeaderFields';
import type { DraftHeader } from '../FormDraft';

/** A longer invoice is read in its PDF. */
const MOST = 200;

/** The invoice as it is now, on paper: who, to whom, what, how much. The document itself is made by the server. */
export function PaperPreview({ companyId }: { companyId: string }) {
  const t = useMessages(messages);
  const parts = useMessages(totalsMessages);
  const figures = useFigures();
  const unitTitle = useUnitTitle();
  const form = useInvoiceStore();
  const header = useFormValue(form.header);
  const totals = useFormValue(form.totals);
  const lines = useFormValue(form.lines.all).map((line) => form.lines.read(line));
  const { data: companies } = useApi().useQuery('get', '/company', undefined, { meta: { kind: 'readCompany' } });
  const company = companies?.items.find(({ id }) => id === companyId);
  const [title, ...sender] = company ? senderLines(company) : [];
  const [name, ...recipient] = recipientLines(header);
  const notes = useFormValue(form.automaticNotes);
  const sums: readonly (readonly [string, string])[] = [
    [t('urunHizmetToplamTutari'), figures.amount(totals.urunHizmetToplamTutari)],
    [t('toplamIskonto'), writeIskonto(totals, figures)],
    ...Object.entries(totals.vergiToplamlar).map(([code, tutar]) => [taxTitle(code), figures.amount(tutar)] as const),
    [t('hesaplananKdv'), figures.amount(totals.hesaplananKdv)],
    [t('vergilerDahilToplamTutar'), figures.amount(totals.vergilerDahilToplamTutar)],
    ...(totals.hesaplananV9015 ? [[taxTitle(kdvTevkifat), figures.amount(totals.hesaplananV9015)] as const] : []),
  ];

  return (
    <section className="kalem-card kalem-paper" aria-label={t('preview')}>
      <div className="kalem-paper__head">
        <div>
          <b>{title}</b>
          {sender.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        <dl className="kalem-paper__facts">
          <dt>{t('document')}</dt>
          <dd>{t(header.faturaTip)}</dd>
          <dt>{t('faturaTarih')}</dt>
          <dd>{toScreenDate(header.faturaTarih)}</dd>
          <dt>{t('faturaSaat')}</dt>
          <dd>{header.faturaSaat}</dd>
        </dl>
      </div>
      <div className="kalem-paper__recipient">
        <p>{t('dear')}</p>
        <b>{name}</b>
        {recipient.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <table className="kalem-paper__lines">
        <thead>
          <tr>
            <th>{t('malHizmet')}</th>
            <th data-wide="">{t('miktar')}</th>
            <th data-wide="">{t('birimFiyat')}</th>
            <th data-wide="">{t('kdvOrani')}</th>
            <th>{t('tutar')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, MOST).map(({ line, figures: computed }, index) => (
            <tr key={index}>
              <td>{line.malHizmet}</td>
              <td data-wide="">{`${figures.number(line.miktar ?? '')} ${unitTitle(line.birim ?? '')}`}</td>
              <td data-wide="">{line.birimFiyat ? figures.price(line.birimFiyat) : '–'}</td>
              <td data-wide="">%{line.kdvOrani}</td>
              <td>{line.birimFiyat ? figures.amount(amountOf(computed)) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {lines.length > MOST && <p>{parts('moreLines', { n: lines.length - MOST })}</p>}
      <dl className="kalem-paper__facts">
        {sums.map(([sum, amount]) => (
          <div key={sum}>
            <dt>{sum}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div data-total="">
          <dt>{t('odenecekTutar')}</dt>
          <dd>{`${figures.amount(totals.odenecekTutar)} ${header.paraBirim}`}</dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {header.ozelNotlar && <p className="kalem-paper__note">{header.ozelNotlar}</p>}
    </section>
  );
}

/** Who issues the invoice, as the head of the paper says it: the name first. */
function senderLines({
  unvan,
  ad,
  soyad,
  acikAdres,
  mahalle,
  cadde,
  kapiNo,
  ilce,
  il,
  vergiDairesi,
  vknTckn,
}: components['schemas']['Company']): readonly string[] {
  const street = acikAdres || joinFilled([mahalle, cadde, kapiNo && `No: ${kapiNo}`], ' ');
  const place = joinFilled([street, joinFilled([ilce, il], ' / ')], ', ');
  const tax = joinFilled([vergiDairesi, vknTckn], ' · ');
  return [unvan || joinFilled([ad, soyad], ' '), place, tax].filter((text) => text !== '');
}

/** Whom the invoice is for, as the paper says it: the name first. */
function recipientLines({
  aliciUnvan,
  aliciAdi,
  aliciSoyadi,
  adres,
  ilce,
  il,
  vknTckn,
}: DraftHeader): readonly string[] {
  const place = joinFilled([adres, joinFilled([ilce, il], ' / ')], ', ');
  return [aliciUnvan || joinFilled([aliciAdi, aliciSoyadi], ' '), joinFilled([place, vknTckn], ' · ')];
}
