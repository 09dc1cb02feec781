import { expect, it } from 'vitest';
import { createMetrics } from './createMetrics';

it('counts calls in buckets, by operation and status, in the Prometheus text format', async () => {
  const metrics = createMetrics();
  metrics.call('listInvoices', 200, 0.004);
  metrics.call('listInvoices', 200, 0.2);
  metrics.call('listInvoices', 200, 90);
  metrics.call('getInvoice', 404, 0.001);
  metrics.portal('EARSIV_PORTAL_FATURA_OLUSTUR', 'silent', 60);
  metrics.gauge('kalem_jobs', 'Jobs', () => [{ labels: { job: 'sweep', state: 'created' }, value: 2 }]);
  metrics.gauge('kalem_broken', 'A figure that cannot be read', () => Promise.reject(new Error('No')));
  const lines = (await metrics.text()).split('\n');
  metrics.close();
  for (const line of [
    '# TYPE kalem_call_seconds histogram',
    'kalem_call_seconds_bucket{operation="listInvoices",status="200",le="0.005"} 1',
    'kalem_call_seconds_bucket{operation="listInvoices",status="200",le="0.25"} 2',
    'kalem_call_seconds_bucket{operation="listInvoices",status="200",le="+Inf"} 3',
    'kalem_call_seconds_count{operation="getInvoice",status="404"} 1',
    'kalem_portal_seconds_count{command="EARSIV_PORTAL_FATURA_OLUSTUR",outcome="silent"} 1',
    'kalem_jobs{job="sweep",state="created"} 2',
  ])
    expect(lines).toContain(line);
  expect(lines.some((line) => line.startsWith('kalem_event_loop_delay_seconds{of="p99"} '))).toBe(true);
  expect(
    lines.filter(
      (line) => line !== '' && !/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\\n]*",?)+\})? -?[\d.e+-]+)$/.test(line),
    ),
  ).toEqual([]);
});
