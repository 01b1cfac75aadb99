// Loaded with --import into every process we start: when the starter is gone, killed even, nothing of it stays behind.
if (process.channel) {
  process.channel.unref();
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}
