/** Something that several wait for and that is rung when there is work; `wait` also ends after `ms`. */
export function openBell() {
  let waiting: (() => void)[] = [];
  return {
    ring(): void {
      const all = waiting;
      waiting = [];
      for (const wake of all) wake();
    },
    /** Tells whether it rang before the time was over. */
    wait(ms: number): Promise<boolean> {
      return new Promise(resolve => {
        const wake = () => {
          clearTimeout(late);
          resolve(true);
        };
        const late = setTimeout(() => {
          waiting = waiting.filter(one => one !== wake);
          resolve(false);
        }, ms);
        waiting.push(wake);
      });
    },
  };
}
