create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows';
end
$$;
--> statement-breakpoint
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function refuse_change();
