import { spawnSync } from 'node:child_process';

/**
 * The output of hledger for a journal.
 * @throws when hledger is missing or rejects it: a test without it proves nothing.
 */
export function askHledger(journal: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('hledger', ['-f', '-', ...args], {
    input: journal,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  });
  if (error) throw new Error('There is no hledger: npm run verify installs it, or apt-get install hledger');
  if (status !== 0) throw new Error(`hledger ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** The balances computed by hledger, as `account currency amount`, with the amount as written. */
export function balancesByHledger(journal: string): string[] {
  const rows = askHledger(journal, 'balance', '--flat', '--no-total', '--layout=bare', '-O', 'csv')
    .trim()
    .split('\n');
  return rows
    .slice(1)
    .map(row =>
      row
        .split('","')
        .map(cell => cell.replaceAll('"', ''))
        .join(' '),
    )
    .filter(row => !/ 0(\.0+)?$/.test(row));
}
