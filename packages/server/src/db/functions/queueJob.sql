-- Queues a job of pg-boss in the transaction of its cause, with the limits of its queue. A job with the same key that waits already is
-- moved forward instead. If it is due in time, it gets a lock, so that it starts after this transaction. The lock is shared, because many
-- companies of a partner queue the job that delivers its webhooks, and must not wait for each other.
-- security definer: work for one company has no rights in the schema of pg-boss.
create or replace function queue_job(job_name text, content jsonb, job_key text, delay_seconds integer)
returns void language plpgsql security definer set search_path from current as $$
declare
  delay interval := delay_seconds * interval '1 second';
begin
  perform from pgboss.job
  where name = job_name and singleton_key = job_key and state = 'created' and start_after <= clock_timestamp() + delay for share;
  if found then
    return;
  end if;
  update pgboss.job set start_after = least(start_after, now() + delay)
  where name = job_name and singleton_key = job_key and state = 'created';
  if found then
    return;
  end if;
  insert into pgboss.job (name, data, singleton_key, start_after, keep_until, expire_in, retry_limit, policy)
  select name, content, job_key, now() + delay,
    now() + delay + coalesce(retention_minutes * interval '1 minute', interval '14 days'),
    expire_seconds * interval '1 second', retry_limit, policy
  from pgboss.queue where name = job_name
  on conflict do nothing;
end
$$;
