import { withCompany } from '../../db/wall';
import { contentDisposition, statementName } from '../../documents/names';
import type { Handlers } from '../../http/Handler';
import { gonePage } from '../../publicPages/page';
import { limitViews } from '../../publicPages/limitViews';
import { keepAnswer } from './answer';
import {
  countOpening,
  createStatementLink,
  findOpenLink,
  listStatementLinks,
  readLinkPdf,
  revokeStatementLinks,
} from './links';
import { statementPage } from './page';
import { printStatement, readStatement } from './readStatement';

/** /alacak/{id}/ekstre: the statement of a customer account, and its public pages below /ekstre. */
export const statementRoutes = {
  getStatement: async ({ ports, member: { companyId }, path: { id }, query: { bicim = 'json', ...query }, now }) => {
    const read = await withCompany(ports.db, companyId, (tx) => readStatement(tx, id, query, now));
    const { statement } = read;
    if (bicim === 'json') return { status: 200, body: statement };
    const bytes = await printStatement(ports, read, bicim);
    return new Response(bytes, {
      headers: {
        'Content-Type': types[bicim],
        'Content-Length': String(bytes.length),
        'Content-Disposition': contentDisposition('attachment', {
          plain: `cari-ekstre.${bicim}`,
          full: statementName(statement.aliciUnvan, statement.duzenlenme, bicim),
        }),
        'Cache-Control': 'private, no-store',
      },
    });
  },

  listStatementLinks: async ({ ports, member, path: { id }, now }) => ({
    status: 200,
    body: await listStatementLinks(ports, member.companyId, { debtorId: id, now }),
  }),

  createStatementLink: async ({ ports, user, member: { companyId }, path, newId, now, body }) => ({
    status: 201,
    body: await createStatementLink(ports, { id: newId, companyId, userId: user.id, debtorId: path.id, body, now }),
  }),

  revokeStatementLinks: async ({ ports, user, member, path: { id }, now }) => {
    await revokeStatementLinks(ports, member.companyId, { debtorId: id, userId: user.id, now });
    return { status: 204 };
  },

  openStatementPage: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const link = await findOpenLink(ports, jeton);
    if (!link) return gonePage(language);
    await countOpening(ports, link);
    return statementPage(link, jeton, language);
  },

  openSharedStatement: async ({ ports, address, language, path: { jeton } }) => {
    await limitViews(ports, address);
    const link = await findOpenLink(ports, jeton);
    if (!link) return gonePage(language);
    const bytes = await readLinkPdf(ports, link);
    return new Response(bytes, {
      headers: {
        'Content-Type': types.pdf,
        'Content-Disposition': contentDisposition('attachment', { plain: 'cari-ekstre.pdf', full: link.dosyaAdi }),
        'X-Robots-Tag': 'noindex, nofollow',
      },
    });
  },

  answerStatement: async ({ ports, address, language, path: { jeton }, body }) => {
    await limitViews(ports, address);
    const link = await findOpenLink(ports, jeton);
    if (!link) return gonePage(language);
    await keepAnswer(ports, link, body);
    return new Response(null, { status: 303, headers: { Location: `../${jeton}` } });
  },
} satisfies Partial<Handlers>;

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
