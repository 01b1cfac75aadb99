// Loaded with --import into every process we start: when the starter is gone, killed even, nothing of it stays behind.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
// What the process forks itself inherits its arguments, and would miss its first message over an unheld channel.
process.execArgv = process.execArgv.filter(argument => !argument.endsWith('parent-watch.mjs'));
