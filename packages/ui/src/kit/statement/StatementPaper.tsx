import {
  type DescribedStatement,
  describeStatement,
  openItemHeadings,
  type Statement,
  statementHeadings,
} from '@kalem/domain/document';
import { useMemo } from 'react';

/** A statement with the texts of its PDF, in Turkish. On a phone each entry is a block. */
export function StatementPaper({ statement }: { statement: Statement }) {
  const described = useMemo(() => describeStatement(statement), [statement]);
  const { title, issuer, customer, facts, balance, openTitle, open, openTotals } = described;
  return (
    <article className="kalem-statement__paper" lang="tr" aria-label={title}>
      <header className="kalem-statement__head">
        <p>
          <b>{issuer.name}</b>
          <span>{issuer.address}</span>
          <span>{issuer.tax}</span>
        </p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </header>
      <p className="kalem-statement__customer">
        <span>Sayın</span>
        <b>{customer.name}</b>
        <span>{customer.number}</span>
      </p>
      <Entries described={described} />
      <p className="kalem-statement__balance">{balance}</p>
      {(open.length > 0 || openTotals.length > 1) && (
        <table role="table" className="kalem-statement__open" aria-label={openTitle}>
          <caption>{openTitle}</caption>
          <Head headings={openItemHeadings} />
          <tbody role="rowgroup">
            {open.map((cells, row) => (
              <Row key={row} cells={cells} headings={openItemHeadings} />
            ))}
          </tbody>
          <tfoot role="rowgroup">
            {openTotals.map(({ label, value }) => (
              <Row key={label} cells={[label, '', '', value]} headings={openItemHeadings} />
            ))}
          </tfoot>
        </table>
      )}
    </article>
  );
}

function Entries({ described: { rows, totals, title } }: { described: DescribedStatement }) {
  return (
    <table role="table" className="kalem-statement__entries" aria-label={title}>
      <Head headings={statementHeadings} />
      <tbody role="rowgroup">
        {rows.map((cells, row) => (
          <Row key={row} cells={cells} headings={statementHeadings} />
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <Row cells={totals} headings={statementHeadings} />
      </tfoot>
    </table>
  );
}

function Head({ headings }: { headings: readonly string[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {headings.map((heading) => (
          <th key={heading} role="columnheader" data-column={heading}>
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ cells, headings }: { cells: readonly string[]; headings: readonly string[] }) {
  return (
    <tr role="row">
      {cells.map((text, column) => (
        <td key={column} role="cell" data-column={headings[column]}>
          {text}
        </td>
      ))}
    </tr>
  );
}
