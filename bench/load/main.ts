import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { openCompanies } from './companies';
import { figuresOf, momentsOf, reportText } from './figures';
import { readOptions } from './options';
import { planCalls } from './plan';
import { reportPage } from './reportPage';
import { runCalls } from './run';

// npm run load -- --url http://localhost:4000/api --companies 20 --rate 20 --seconds 60 --seed 1
const options = readOptions(process.argv.slice(2));
const { url, companies, rate, seconds, seed, report } = options;
console.log(`Opening ${companies} companies at ${url}`);
const opened = await openCompanies(options);

const begun = new Date();
console.log(`${rate} calls a second for ${seconds} s, seed ${seed}`);
const samples = await runCalls(planCalls(options), opened);

const figures = figuresOf(samples, seconds);
const load = loadavg().map((average) => average.toFixed(1));
const machine = `${cpus().length} cores, load average ${load.join(', ')} at the end; the load runs beside what it asks, if that is here`;
console.log(reportText(figures));
mkdirSync(dirname(report), { recursive: true });
writeFileSync(report, reportPage({ options, begun, machine, figures, moments: momentsOf(samples, seconds) }));
console.log(`Charts: ${report}`);
