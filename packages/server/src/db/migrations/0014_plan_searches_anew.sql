-- A plan made for any pattern, which PostgreSQL keeps after five calls, reads every row: it does not know that a pattern has letters.
alter function newest_matches(text, boolean) set plan_cache_mode = force_custom_plan;
