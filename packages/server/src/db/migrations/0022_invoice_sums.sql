CREATE TABLE "document_bundle" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"fatura_ids" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "odenecek_tutar" numeric GENERATED ALWAYS AS (coalesce(nullif(totals ->> 'odenecekTutar', '')::numeric, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "document_bundle" ADD CONSTRAINT "document_bundle_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_amount" ON "invoice" USING btree ("company_id","odenecek_tutar","id");--> statement-breakpoint
-- A search for an amount finds how it begins, behind its mark.
update invoice set arama = ltrim(arama || E'\n=' || (totals ->> 'odenecekTutar'), E'\n') where coalesce(totals ->> 'odenecekTutar', '') <> '';
--> statement-breakpoint
drop function newest_matches(text, text, boolean);
--> statement-breakpoint
-- The newest 50 invoices whose search text is like the pattern, of the company that the transaction works for, between the days and of
-- the status where they are given. It runs as the server: `like` is not leakproof, so that behind row-level security no index would serve
-- it. What many rows match is soon found among the newest; for the rest an index is asked: that of trigrams, which knows groups of three
-- letters and no shorter ones, or that of letter pairs. Planned for each text anew: a plan made for any reads every row. The memory keeps
-- a bitmap of a million rows exact.
create function newest_matches(wanted text, pattern text, has_trigram boolean, first_day date, last_day date, status text)
returns setof uuid language plpgsql stable security definer rows 50
set search_path from current set plan_cache_mode = force_custom_plan set work_mem = '32MB' as $$
declare
  company uuid := nullif(current_setting('kalem.company_id', true), '')::uuid;
  first date := coalesce(first_day, '-infinity');
  last date := coalesce(last_day, 'infinity');
  found uuid[];
begin
  select array_agg(id) into found from (
    select id from (
      select id, arama, onay_durumu from invoice where company_id = company and fatura_tarih between first and last
      order by fatura_tarih desc, fatura_saat desc, id desc limit 2500
    ) as newest where arama like pattern and (status is null or onay_durumu = status) limit 50
  ) as hit;
  if cardinality(found) = 50 then
    return query select unnest(found);
  elsif has_trigram then
    return query with hit as materialized (
        select id, fatura_tarih, fatura_saat from invoice where company_id = company and arama like pattern
          and fatura_tarih between first and last and (status is null or onay_durumu = status)
      )
      select hit.id from hit order by hit.fatura_tarih desc, hit.fatura_saat desc, hit.id desc limit 50;
  else
    return query with hit as materialized (
        select id, fatura_tarih, fatura_saat from invoice where company_id = company and letter_pairs(arama) @> letter_pairs(wanted) and arama like pattern
          and fatura_tarih between first and last and (status is null or onay_durumu = status)
      )
      select hit.id from hit order by hit.fatura_tarih desc, hit.fatura_saat desc, hit.id desc limit 50;
  end if;
end
$$;
