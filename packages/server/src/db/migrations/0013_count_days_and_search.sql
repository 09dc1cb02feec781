insert into invoice_day (company_id, fatura_tarih, adet) select company_id, fatura_tarih, count(*) from invoice group by company_id, fatura_tarih;
--> statement-breakpoint
-- Days are counted in their order, so that two writers wait for each other instead of dying in a deadlock.
create function count_added_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_day as day (company_id, fatura_tarih, adet)
  select company_id, fatura_tarih, count(*) from added group by company_id, fatura_tarih order by company_id, fatura_tarih
  on conflict (company_id, fatura_tarih) do update set adet = day.adet + excluded.adet;
  return null;
end
$$;
--> statement-breakpoint
create trigger invoice_added after insert on invoice referencing new table as added for each statement execute function count_added_invoices();
--> statement-breakpoint
-- Only an update: the days of a company that is deleted may be gone already.
create function count_removed_invoices() returns trigger language plpgsql as $$
begin
  update invoice_day as day set adet = day.adet - gone.adet
  from (select company_id, fatura_tarih, count(*) as adet from removed group by company_id, fatura_tarih) as gone
  where day.company_id = gone.company_id and day.fatura_tarih = gone.fatura_tarih;
  return null;
end
$$;
--> statement-breakpoint
create trigger invoice_removed after delete on invoice referencing old table as removed for each statement execute function count_removed_invoices();
--> statement-breakpoint
create function count_moved_invoice() returns trigger language plpgsql as $$
begin
  insert into invoice_day as day (company_id, fatura_tarih, adet)
  select * from (values (old.company_id, old.fatura_tarih, -1), (new.company_id, new.fatura_tarih, 1)) as change order by 1, 2
  on conflict (company_id, fatura_tarih) do update set adet = day.adet + excluded.adet;
  return null;
end
$$;
--> statement-breakpoint
create trigger invoice_moved after update of company_id, fatura_tarih on invoice for each row
when ((old.company_id, old.fatura_tarih) is distinct from (new.company_id, new.fatura_tarih)) execute function count_moved_invoice();
--> statement-breakpoint
-- The newest 50 invoices whose search text is like the pattern, of the company that the transaction works for. It runs as the server:
-- `like` is not leakproof, so that behind row-level security no index would serve it. What many rows match is soon found among the newest;
-- for the rest the trigram index is asked, which knows groups of three letters and no shorter ones.
create function newest_matches(pattern text, has_trigram boolean) returns setof uuid language plpgsql stable security definer rows 50 set search_path from current as $$
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
    return query select invoice.id from invoice where company_id = company and arama || '' like pattern
      order by invoice.fatura_tarih desc, invoice.fatura_saat desc, invoice.id desc limit 50;
  end if;
end
$$;
