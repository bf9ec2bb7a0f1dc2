// Runs in the peer's own folder. Arguments: text structure, lever "x,y,z" or "-", ticks between its
// uses, warm-up ticks. The last line of output is the game ticks for each second of CPU time.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, , library, file, lever, every, warmUp] = process.argv;
const { TickSimulation, TickSettleMode } = await import(pathToFileURL(library).href);

let simulation;
try {
  simulation = TickSimulation.fromSnbt(
    readFileSync(file, "utf8"), TickSettleMode.Placement, 0, 100, 0, "");
} catch (error) {
  console.error(TickSimulation.lastErrorDetail() || String(error));
  process.exit(1);
}
let ticks = 0;
const place = lever === "-" ? null : lever.split(",").map(Number);

function run(count) {
  if (place === null) {
    simulation.run(count);
    return;
  }
  for (let i = 0; i < count; i += 1) {
    if (ticks % Number(every) === 0) simulation.useBlock(...place);
    ticks += 1;
    simulation.step();
  }
}

function seconds(count) {
  const before = process.cpuUsage();
  run(count);
  const used = process.cpuUsage(before);
  return (used.user + used.system) / 1e6;
}

run(Number(warmUp));
let count = 4;
while (seconds(count) < 0.4) count *= 2;
const windows = [0, 1, 2, 3, 4].map(() => seconds(count)).sort((a, b) => a - b);
console.log(count / windows[2]);
