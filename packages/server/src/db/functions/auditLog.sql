create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows';
end
$$;
--> statement-breakpoint
create or replace trigger audit_log_append_only before update or truncate on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
-- Rows are kept for ten years.
create or replace trigger audit_log_kept before delete on audit_log for each row
when (old.at > now() - interval '3650 days') execute function refuse_change();
