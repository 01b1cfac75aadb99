/** How many milliseconds of processor time `work` takes in this thread: other work on the machine does not count. */
export function processorMs(work: () => void): number {
  const since = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(since);
  return (user + system) / 1000;
}
