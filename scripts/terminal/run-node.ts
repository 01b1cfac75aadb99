import { spawn } from 'node:child_process';

export type Ended = { code: number | null; output: string };

/**
 * Runs the project's Node to its end and collects what it wrote. It does not outlive us.
 * @param onOutput sees each piece as it comes.
 */
export function runNode(
  args: string[],
  env: Record<string, string> = {},
  onOutput: (piece: string) => void = () => undefined,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const kill = () => child.kill('SIGTERM');
    process.once('exit', kill);
    let output = '';
    const collect = (piece: Buffer) => {
      output += piece;
      onOutput(String(piece));
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', code => {
      process.off('exit', kill);
      resolve({ code, output });
    });
  });
}
