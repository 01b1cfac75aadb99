import { type ChildProcess, spawn } from 'node:child_process';

export type NodeResult = { code: number | null; output: string };

const running = new Set<ChildProcess>();

/** Interrupts all running children as Ctrl-C would, so that they can clean up. */
export function interruptChildren(): void {
  for (const child of running) child.kill('SIGINT');
}

/**
 * Runs the project's Node until it exits and collects its output. It exits with this process.
 * @param onOutput called with each piece of output.
 */
export function runNode(
  args: string[],
  env: Record<string, string> = {},
  onOutput: (piece: string) => void = () => undefined,
): Promise<NodeResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { ...process.env, ...withoutFiles(env), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
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
      running.delete(child);
      process.off('exit', kill);
      resolve({ code, output });
    });
  });
}

/** A setting of the child takes precedence over the file this process reads it from. */
const withoutFiles = (env: Record<string, string>) =>
  Object.fromEntries(Object.keys(env).map(name => [`${name}_FILE`, '']));
