import { printTable, type Row } from './bench/table.ts';

/** Every benchmark by name. Each measures the product and its reference in the same run. */
const BENCHMARKS: Record<string, () => Promise<Row[]>> = {
  queue: async () => (await import('./bench/queue.ts')).measureQueue(),
  http: async () => (await import('./bench/http.ts')).measureHttp(),
  'sign-in': async () => (await import('./bench/sign-in.ts')).measureSignIn(),
  web: async () => (await import('./bench/web.ts')).measureWeb(),
  deliveries: async () => (await import('./bench/deliveries/measure.ts')).measureDeliveries(),
  model: async () => (await import('./bench/model.ts')).measureModel(),
  start: async () => (await import('./bench/start.ts')).measureStart(),
  schedule: async () => (await import('./bench/schedule.ts')).measureSchedule(),
};

const chosen = process.argv.slice(3).filter((argument) => !argument.startsWith('--'));
const unknown = chosen.filter((name) => !(name in BENCHMARKS));
if (unknown.length) {
  console.error(`There is no benchmark "${unknown[0]}"; there are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(1);
}
const rows: Row[] = [];
for (const [name, measure] of Object.entries(BENCHMARKS)) {
  if (chosen.length && !chosen.includes(name)) continue;
  console.log(`Measuring ${name} …`);
  rows.push(...(await measure()));
}
printTable(rows);
const missed = rows.filter((row) => row.missed);
for (const { what, measured, goal } of missed) console.error(`Missed: ${what}: ${measured} (${goal})`);
process.exit(missed.length ? 1 : 0);
