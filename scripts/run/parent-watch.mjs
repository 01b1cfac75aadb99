// Loaded with --import into every process we start: it exits when its parent is gone, even when that was killed.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
// Processes it forks itself inherit its arguments, and would miss their first message on an unreferenced channel.
process.execArgv = process.execArgv.filter(argument => !argument.endsWith('parent-watch.mjs'));
