import { Icon, icons } from '@kalem/ui/primitives';

/** A decorative drawing of an approved invoice. */
export function InvoiceDrawing() {
  return (
    <div className="paper" lang="tr" aria-hidden="true">
      <span className="paper-stamp">
        <Icon icon={icons.ok} size="sm" />
        Onaylandı
      </span>
      <div className="paper-head">
        <div>
          <b>e-Arşiv Fatura</b>
          <span>GIB2026000001284</span>
        </div>
        <dl>
          <dt>Tarih</dt>
          <dd>21/11/2026</dd>
          <dt>Saat</dt>
          <dd>14:05:22</dd>
        </dl>
      </div>
      <table>
        <tbody>
          <tr>
            <th>Mal / Hizmet</th>
            <th>Miktar</th>
            <th>Tutar</th>
          </tr>
          {lines.map(([what, count, amount]) => (
            <tr key={what}>
              <td>{what}</td>
              <td>{count}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="paper-totals">
        <dt>Matrah</dt>
        <dd>284.894,30</dd>
        <dt>Hesaplanan KDV</dt>
        <dd>56.978,86</dd>
        <dt>Ödenecek Tutar</dt>
        <dd>341.873,16 TRY</dd>
      </dl>
      <svg className="paper-ink" viewBox="0 0 150 44">
        <path d="M4 36c9-18 15-30 20-29s-9 25-3 26 9-16 13-15-3 14 2 15 7-13 11-13-1 11 4 12 6-9 10-9 0 8 5 8 7-11 12-11 1 11 7 11 12-4 17-5 26-2 43-3" />
      </svg>
    </div>
  );
}

const lines = [
  ['Ofis temizlik hizmeti, Kasım 2026', '1 Ay', '186.500,00'],
  ['Dış cephe cam temizliği', '2.450 m²', '90.190,62'],
  ['Sıvı el sabunu, 5 L bidon', '48 Adet', '8.203,68'],
] as const;
