-- Returns the newest 50 invoices of the current company whose search text is like the pattern, limited to the days and the status
-- where they are given. First it searches the newest 2,500, where a common text is found soon. Then it searches all.
-- security definer: `like` is not leakproof, so behind row-level security PostgreSQL would not use the trigram index.
-- force_custom_plan: a generic plan reads every row. work_mem: keeps a bitmap of a million rows exact.
create or replace function newest_matches(pattern text, first_day date, last_day date, status text)
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
  else
    return query with hit as materialized (
        select id, fatura_tarih, fatura_saat from invoice where company_id = company and arama like pattern
          and fatura_tarih between first and last and (status is null or onay_durumu = status)
      )
      select hit.id from hit order by hit.fatura_tarih desc, hit.fatura_saat desc, hit.id desc limit 50;
  end if;
end
$$;
