-- Each function writes days in ascending order. Without this, two concurrent writers deadlock.
create or replace function count_added_invoices() returns trigger language plpgsql as $$
begin
  insert into invoice_day as day (company_id, fatura_tarih, adet)
  select company_id, fatura_tarih, count(*) from added group by company_id, fatura_tarih order by company_id, fatura_tarih
  on conflict (company_id, fatura_tarih) do update set adet = day.adet + excluded.adet;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger invoice_added after insert on invoice referencing new table as added for each statement execute function count_added_invoices();
--> statement-breakpoint
-- Updates only: the days of a deleted company may be gone already.
create or replace function count_removed_invoices() returns trigger language plpgsql as $$
begin
  update invoice_day as day set adet = day.adet - gone.adet
  from (select company_id, fatura_tarih, count(*) as adet from removed group by company_id, fatura_tarih) as gone
  where day.company_id = gone.company_id and day.fatura_tarih = gone.fatura_tarih;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger invoice_removed after delete on invoice referencing old table as removed for each statement execute function count_removed_invoices();
--> statement-breakpoint
create or replace function count_moved_invoice() returns trigger language plpgsql as $$
begin
  insert into invoice_day as day (company_id, fatura_tarih, adet)
  select * from (values (old.company_id, old.fatura_tarih, -1), (new.company_id, new.fatura_tarih, 1)) as change order by 1, 2
  on conflict (company_id, fatura_tarih) do update set adet = day.adet + excluded.adet;
  return null;
end
$$;
--> statement-breakpoint
create or replace trigger invoice_moved after update of company_id, fatura_tarih on invoice for each row
when ((old.company_id, old.fatura_tarih) is distinct from (new.company_id, new.fatura_tarih)) execute function count_moved_invoice();
