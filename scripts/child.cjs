'use strict';
require('./node24.cjs');
const { spawn } = require('child_process');
const { constants } = require('os');

/** How long a program may take to end in order before it is ended. */
const patienceMs = 30_000;

/** Imported by a program with an IPC channel, it ends that program when we are gone, however we went. */
exports.leash = (signal) => [
  '--import',
  `data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"${signal}"));process.channel?.unref()`,
];

let current;
let killSignal;
let received;

/** The exit code that stands for the signal we got; undefined as long as we got none. */
exports.interrupted = () => received && 128 + constants.signals[received];

/**
 * Runs a program to its end and answers its exit code. The first signal that we get goes to it, once: npm and the
 * terminal repeat them. `options.killSignal` goes instead to a program that does not heed signals. After a signal
 * nothing more is started. `started` is handed the child.
 */
exports.run = (command, args, options, started) =>
  new Promise((resolve, reject) => {
    if (received) return resolve(exports.interrupted());
    current = spawn(command, args, options);
    killSignal = options.killSignal;
    current.once('error', reject);
    current.once('close', (code, signal) => {
      current = undefined;
      resolve(signal ? 128 + constants.signals[signal] : code);
    });
    if (started) started(current);
  });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// a shell between npm and us may swallow npm's signal: npm's end, seen as another parent, counts as one
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid !== parent && stop('SIGTERM'), 500).unref();

function stop(signal) {
  if (received) return;
  received = signal;
  if (!current) return;
  current.kill(killSignal || signal);
  setTimeout(() => current && current.kill('SIGKILL'), patienceMs).unref();
}
