-- Each letter of a text, and each two that stand side by side: what an index can answer about texts too short for a trigram. As numbers,
-- which cost an index half of what texts do: Unicode has 21 bits.
create function letter_pairs(value text) returns bigint[] language sql immutable strict parallel safe as $$
  select array_agg(letter) || array_agg(letter << 21 | next) filter (where next is not null)
  from (
    select ascii(letter)::bigint, ascii(next) from unnest(string_to_array(value, null), string_to_array(substr(value, 2), null)) as pair (letter, next)
  ) as pair (letter, next)
$$;
--> statement-breakpoint
CREATE INDEX "customer_letter_pairs" ON "customer" USING gin (letter_pairs("arama"));--> statement-breakpoint
CREATE INDEX "invoice_letter_pairs" ON "invoice" USING gin (letter_pairs("arama"));--> statement-breakpoint
CREATE INDEX "stock_item_letter_pairs" ON "stock_item" USING gin (letter_pairs("arama"));
--> statement-breakpoint
drop function newest_matches(text, boolean);
--> statement-breakpoint
-- The newest 50 invoices whose search text is like the pattern, of the company that the transaction works for. It runs as the server:
-- `like` is not leakproof, so that behind row-level security no index would serve it. What many rows match is soon found among the newest;
-- for the rest an index is asked: that of trigrams, which knows groups of three letters and no shorter ones, or that of letter pairs.
-- Planned for each text anew: a plan made for any reads every row. The memory keeps a bitmap of a million rows exact.
create function newest_matches(wanted text, pattern text, has_trigram boolean) returns setof uuid language plpgsql stable security definer rows 50
set search_path from current set plan_cache_mode = force_custom_plan set work_mem = '32MB' as $$
declare
  company uuid := nullif(current_setting('kalem.company_id', true), '')::uuid;
  found uuid[];
begin
  select array_agg(id) into found from (
    select id from (
      select id, arama from invoice where company_id = company order by fatura_tarih desc, fatura_saat desc, id desc limit 2500
    ) as newest where arama like pattern limit 50
  ) as hit;
  if cardinality(found) = 50 then
    return query select unnest(found);
  elsif has_trigram then
    return query with hit as materialized (select id, fatura_tarih, fatura_saat from invoice where company_id = company and arama like pattern)
      select hit.id from hit order by hit.fatura_tarih desc, hit.fatura_saat desc, hit.id desc limit 50;
  else
    return query with hit as materialized (
        select id, fatura_tarih, fatura_saat from invoice where company_id = company and letter_pairs(arama) @> letter_pairs(wanted) and arama like pattern
      )
      select hit.id from hit order by hit.fatura_tarih desc, hit.fatura_saat desc, hit.id desc limit 50;
  end if;
end
$$;
