import { DAY_MS, istanbulNow } from '@kalem/domain';
import { serverQueries } from '../../db/wall';
import type { Clock } from '../../ports/Clock';
import type { Database } from '../../ports/Database';
import type { PaymentCollectionPort } from '../../ports/PaymentCollection';
import { madeUpMovements } from './madeUpMovements';
import { decideRequest, findRequest, openRequest, paidMovements, type SimulatedRequest, viewRequest } from './requests';

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  /** The base URL of the bank's pages, without a trailing slash. */
  readonly publicUrl: string;
}

/** Movements of a page. */
const PAGE = 100;
const LONGEST_QUERY_MS = 31 * DAY_MS;

/**
 * A bank for development that really works: payment codes that begin with TEST, requests with a page at which the payer
 * decides (`answerRequestPage`), and movements of these payments and of made-up customers (MNY-78).
 */
export function createSimulatedCollection({ db, clock, publicUrl }: Parts): PaymentCollectionPort {
  const books = serverQueries(db, 'demo');
  const stateOf = (request: SimulatedRequest | undefined, referans: string) => {
    if (!request) return { referans, durum: 'YOK' as const };
    const { durum, odenen, odemeTarihi, nedenKodu, neden } = request;
    return {
      referans,
      durum,
      ...(odenen !== null && { odenen }),
      ...(odemeTarihi !== null && { odemeTarihi }),
      ...(nedenKodu !== null && { nedenKodu }),
      ...(neden !== null && { neden }),
      sayfa: `${publicUrl}/dev/bank/istek/${referans}`,
    };
  };

  return {
    createQr({ belgeNumarasi, tutar, referans }) {
      return Promise.resolve({ karekod: `TEST ${belgeNumarasi} ${tutar} TL ${referans}`, tur: 'KISA' as const });
    },
    async requestToPay({ referans, borclu, sonGecerlilik, ...order }) {
      const request = { ...order, id: referans, borclu: borclu?.deger ?? '', createdAt: clock.now() };
      await openRequest(books, { ...request, sonGecerlilik: new Date(sonGecerlilik) });
      return stateOf(await findRequest(books, referans), referans);
    },
    async requestState({ referans }) {
      const known = await findRequest(books, referans);
      if (known && known.sonGecerlilik <= clock.now())
        await decideRequest(books, referans, { durum: 'I', nedenKodu: '02', neden: 'Süresi içinde yanıtlanmadı.' });
      else await viewRequest(books, referans, 'A', 'B');
      return stateOf(await findRequest(books, referans), referans);
    },
    async cancelRequest({ referans }) {
      await decideRequest(books, referans, { durum: 'I', nedenKodu: '11', neden: 'Alacaklı iptal etti.' });
      return stateOf(await findRequest(books, referans), referans);
    },
    async listMovements({ hesap, baslangicTarihi, bitisTarihi, imlec = '0' }) {
      const from = Number(imlec);
      const span = Date.parse(bitisTarihi) - Date.parse(baslangicTarihi);
      if (!Number.isInteger(from) || from < 0) return { yok: 'İmleç geçersiz.' };
      if (!(span <= LONGEST_QUERY_MS)) return { yok: 'Bir seferde en çok bir aylık hareket sorulabilir.' };
      const period = { hesap, from: baslangicTarihi, to: bitisTarihi, today: istanbulNow(clock.now()).date };
      const all = [...(await paidMovements(books, period)), ...(await madeUpMovements(books, period))];
      const sorted = all.sort((one, other) => (`${one.tarih} ${one.id}` < `${other.tarih} ${other.id}` ? -1 : 1));
      const hareketler = sorted.slice(from, from + PAGE);
      return { hareketler, ...(sorted.length > from + PAGE && { sonraki: String(from + PAGE) }) };
    },
  };
}
