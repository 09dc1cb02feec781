drop trigger audit_log_append_only on audit_log;
--> statement-breakpoint
create trigger audit_log_append_only before update or truncate on audit_log for each statement execute function refuse_change();
--> statement-breakpoint
create trigger audit_log_kept before delete on audit_log for each row when (old.at > now() - interval '3650 days') execute function refuse_change();
