import { foldTr } from '@kalem/domain';
import type pg from 'pg';

export interface Seeded {
  readonly companyId: string;
  readonly userId: string;
}

const COMPANY = '10000000-0000-4000-8000-000000000000';
const OWNER = '20000000-0000-4000-8000-000000000000';
const NEIGHBOURS = 20;
const NEIGHBOUR_ROWS = 5_000;

const first = [
  'IĞDIR',
  'Işık',
  'İnci',
  'Şirin',
  'Büyükçamlıca',
  'Ilgaz',
  'Çınar',
  'Öztürk',
  'Güneş',
  'Yıldız',
  'Kızılırmak',
  'İpek',
  'Işıldak',
  'Ünlü',
  'Doğu',
  'Batı',
  'Ege',
  'Toros',
  'Munzur',
  'Çoruh',
  'Ağrı',
  'Fırat',
  'Dicle',
  'Sakarya',
  'Meriç',
];
const trade = [
  'Otomotiv',
  'Lojistik',
  'Çiçekçilik',
  'Örgü',
  'Eğitim',
  'Gıda',
  'İnşaat',
  'Tekstil',
  'Mühendislik',
  'Danışmanlık',
  'Bilişim',
  'Turizm',
  'Sağlık',
  'Kırtasiye',
  'Mobilya',
  'Isıtma',
  'Ambalaj',
  'Kimya',
  'Enerji',
  'Tarım',
];
const form = ['Ltd. Şti.', 'A.Ş.', 'Sanayi ve Ticaret Limited Şirketi', 'Anonim Şirketi', 'Kollektif Şirketi'];

/** 2,500 realistic company names. */
export function companyNames(): string[] {
  return first.flatMap((a) => trade.flatMap((b) => form.map((c) => `${a} ${b} ${c}`)));
}

/**
 * Inserts a company with `rows` invoices over ten years, and other companies whose rows lie between them. Uses SQL,
 * with our own folding of names.
 */
export async function seedMillion(client: pg.ClientBase, rows: number, tokenHash: string): Promise<Seeded> {
  const names = companyNames();
  await client.query(
    'create temporary table recipient as select row_number() over () - 1 as place, name, fold from unnest($1::text[], $2::text[]) as pair (name, fold)',
    [names, names.map(foldTr)],
  );
  await client.query(
    `insert into "user" (id, email, name, password_hash, created_at) values ($1, 'bench@ornek.com.tr', 'Bench', '', now())`,
    [OWNER],
  );
  // Building the index after the inserts takes a tenth of the time.
  await client.query('drop index invoice_arama');
  for (let place = 0; place <= NEIGHBOURS; place += 1) {
    const id = COMPANY.slice(0, -2) + String(place).padStart(2, '0');
    await client.query(
      `insert into company (id, owner_id, vkn_tckn, created_at, paid_at, demo_duration) values ($1, $2, $3, now(), now(), 0)`,
      [id, OWNER, String(1_000_000_000 + place)],
    );
    await client.query(
      `insert into member (company_id, user_id, created_at, permissions) values ($1, $2, now(), '{faturaRead}')`,
      [id, OWNER],
    );
    await client.query(invoices, [
      id,
      place === 0 ? rows : NEIGHBOUR_ROWS,
      names.length,
      `GIB20${String(place).padStart(2, '0')}`,
    ]);
  }
  await client.query(
    `insert into access_token (token_hash, user_id, family, expires_at) values ($1, $2, gen_random_uuid(), now() + interval '1 day')`,
    [tokenHash, OWNER],
  );
  await client.query(`set maintenance_work_mem = '512MB'`);
  await client.query('create index invoice_arama on invoice using gin (arama gin_trgm_ops)');
  await client.query('vacuum analyze');
  return { companyId: COMPANY, userId: OWNER };
}

/** A few recipients get most invoices, as in real companies: the index is the square of a uniform random number. */
const invoices = `
  insert into invoice (id, company_id, ettn, belge_numarasi, fatura_tarih, fatura_saat, fatura_tip, para_birim, doviz_kur, vkn_tckn, alici_unvan,
    vergi_dairesi, il, ilce, ulke, adres, emails, mal_hizmetler, totals, onay_durumu, portal_durumu, arama, created_at, updated_at)
  select made.id, $1, made.ettn, made.number, date '2026-09-03' - (random() * 3650)::int, time '08:00' + random() * interval '10 hours', 'SATIS', 'TRY', 0, made.vkn, recipient.name,
    'Ümraniye', 'İSTANBUL', 'ÜSKÜDAR', 'Türkiye', 'Kısıklı Mah. Bosna Bulvarı No: 64', '["muhasebe@ornek.com.tr"]', '[]',
    '{"urunHizmetToplamTutari":"1150.00","toplamIskonto":"100.00","tip":"İskonto","matrah":"1050.00","hesaplananKdv":"210.00","vergilerToplami":"210.00","vergilerDahilToplamTutar":"1260.00","odenecekTutar":"1260.00","odenecekTutarText":"YALNIZ BİNİKİYÜZALTMIŞ TÜRK LİRASI","vergiToplamlar":{"0015":"210.00"},"kdvToplamlar":[{"oran":"20","matrah":"1050.00","tutar":"210.00"}]}',
    'Onaylandi', 'GONDERILDI', lower(made.number) || chr(10) || recipient.fold || chr(10) || made.vkn || chr(10) || made.ettn, now(), now()
  from (
    select gen_random_uuid() as id, gen_random_uuid() as ettn, $4 || lpad(place::text, 10, '0') as number, (1000000000 + random() * 8999999999)::bigint::text as vkn,
      least(floor(random() * random() * $3::int), $3::int - 1)::int as recipient
    from generate_series(1, $2::int) as place
  ) as made
  join recipient on recipient.place = made.recipient`;
