import { type ReactNode, useId, useState } from 'react';
import { toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useUnitTitle } from '../../fields/units';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Skeleton } from '../../primitives/feedback/Progress';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';

interface CustomerSalesProps {
  vknTckn: string;
  /** The recipient's name. Distinguishes customers with the same number. */
  alici: string;
  companyId: string;
}

/** Rows shown before the user expands the list. */
const FEW = 6;

/** Sales to a customer by month and currency, beside the last price of each item. */
export function CustomerSales({ vknTckn, alici, companyId }: CustomerSalesProps) {
  const t = useMessages(messages);
  const api = useApi();
  const params = { params: { query: { companyId, vknTckn, alici } } };
  const months = api.useQuery('get', '/fatura/aylik', params, { meta: { kind: 'sumByMonth' } });
  const prices = api.useQuery('get', '/fatura/son-fiyatlar', params, { meta: { kind: 'readLastPrices' } });
  return (
    <div className="kalem-overview__grid">
      <Part
        title={t('months')}
        rows={months.data?.items}
        hasFailed={months.error !== null}
        onRetry={() => void months.refetch()}
        empty={{ title: t('noMonths'), help: t('noMonthsHelp') }}
        table={(shown, label) => <Months months={shown} label={label} />}
      />
      <Part
        title={t('prices')}
        rows={prices.data?.items}
        hasFailed={prices.error !== null}
        onRetry={() => void prices.refetch()}
        empty={{ title: t('noPrices'), help: t('noPricesHelp') }}
        table={(shown, label) => <Prices prices={shown} label={label} />}
      />
    </div>
  );
}

interface PartProps<Row> {
  title: string;
  /** Undefined until the first answer. */
  rows: readonly Row[] | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  empty: { title: string; help: string };
  table: (rows: readonly Row[], label: string) => ReactNode;
}

function Part<Row>({ title, rows, hasFailed, onRetry, empty, table }: PartProps<Row>) {
  const t = useMessages(messages);
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  return (
    <section className="kalem-card" aria-labelledby={id}>
      <h2 id={id} className="kalem-heading kalem-overview__head">
        {title}
      </h2>
      {!rows && !hasFailed && (
        <div className="kalem-overview__none">
          <Skeleton height="120px" />
        </div>
      )}
      {!rows && hasFailed && (
        <p className="kalem-overview__none kalem-sm">
          {t('partFailed')}{' '}
          <Button variant="quiet" size="sm" onPress={onRetry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {rows?.length === 0 && (
        <div className="kalem-overview__none kalem-sm">
          <p>{empty.title}</p>
          <p className="kalem-muted">{empty.help}</p>
        </div>
      )}
      {rows && rows.length > 0 && table(isWhole ? rows : rows.slice(0, FEW), title)}
      {rows && rows.length > FEW && (
        <div className="kalem-overview__more">
          <Button variant="quiet" size="sm" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t('fewer') : t('all', { n: rows.length })}
          </Button>
        </div>
      )}
    </section>
  );
}

type Month = components['schemas']['MonthlySums']['items'][number];

function Months({ months, label }: { months: readonly Month[]; label: string }) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const names = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' });
  return (
    // In a narrow card each month is a block, so the roles are explicit.
    <table role="table" className="kalem-overview__table kalem-overview__months" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">{t('month')}</th>
          <th role="columnheader">{t('count')}</th>
          <th role="columnheader">{t('net')}</th>
          <th role="columnheader">{t('gross')}</th>
          <th role="columnheader">{t('returned')}</th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {months.map((month) => (
          <tr role="row" key={`${month.ay} ${month.paraBirim}`}>
            <th role="rowheader">{names.format(new Date(`${month.ay}-01T00:00:00Z`))}</th>
            <td role="cell" className="kalem-num" data-head={t('count')}>
              {month.adet}
            </td>
            <td role="cell" data-head={t('net')}>
              <Sum value={month.matrah} inTl={month.tlMatrah} currency={month.paraBirim} />
            </td>
            <td role="cell" data-head={t('gross')}>
              <Sum value={month.vergilerDahil} inTl={month.tlVergilerDahil} currency={month.paraBirim} />
            </td>
            <td role="cell" data-head={t('returned')}>
              {month.iadeAdet > 0 && (
                <>
                  <Amount value={`-${month.iadeMatrah}`} currency={month.paraBirim} />
                  <small>{t('returns', { n: month.iadeAdet })}</small>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An amount, and below it the same in TRY if it is in another currency. `inTl` is null if a rate is missing. */
function Sum({ value, inTl, currency }: { value: string; inTl: string | null; currency: string }) {
  const t = useMessages(messages);
  return (
    <>
      <Amount value={value} currency={currency} />
      {currency !== 'TRY' && (
        <small title={t('inTry')}>{inTl === null ? t('noRate') : <Amount value={inTl} currency="TRY" />}</small>
      )}
    </>
  );
}

type Price = components['schemas']['LastPriceItems']['items'][number];

function Prices({ prices, label }: { prices: readonly Price[]; label: string }) {
  const t = useMessages(messages);
  const unitTitle = useUnitTitle();
  return (
    <table className="kalem-overview__table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('goods')}</th>
          <th scope="col">{t('lastSold')}</th>
          <th scope="col">{t('price')}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ malHizmet, birim, birimFiyat, paraBirim, faturaTarih }) => (
          <tr key={`${malHizmet} ${birim} ${paraBirim}`}>
            <th scope="row">
              <span className="kalem-two-lines" title={malHizmet}>
                {malHizmet}
              </span>
            </th>
            <td className="kalem-num">{toScreenDate(faturaTarih)}</td>
            <td>
              <Amount value={birimFiyat} currency={paraBirim} />
              <small>{unitTitle(birim)}</small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
