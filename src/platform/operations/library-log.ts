import { format, stripVTControlCharacters } from 'node:util';
import { logFault, logInfo, logWarning } from '#platform/log.ts';

type CmsLine = {
  level: number;
  msg?: string;
  err?: { type?: string; message?: string; stack?: string; code?: string; status?: number };
};

const warning = 40;
const fault = 50;

/** Turns the CMS logger's lines into ours, without anything that may identify a person. */
export const cmsLines = {
  write(text: string): void {
    const { level, msg = '', err } = JSON.parse(text) as CmsLine;
    const status = toStatus(err);
    if (status < 500) logInfo('request refused', { status });
    else if (level >= fault && err) logFault(toError(err), { while: 'the CMS', message: msg });
    else if (level >= warning) logWarning('message of the CMS', { message: msg || err?.message });
    else logInfo('message of the CMS', { message: msg || err?.message });
  },
};

/** Payload throws its refusals as errors, also that of an address of the admin that is not there. */
function toStatus(err: CmsLine['err']): number {
  return err?.message === 'not-found' ? 404 : (err?.status ?? 500);
}

function toError({ type, message, stack, code }: NonNullable<CmsLine['err']>): Error {
  const error = Object.assign(new Error(message), { name: type ?? 'Error', ...(code && { code }) });
  if (stack !== undefined) error.stack = stack;
  return error;
}

/** Sends libraries' console output to the log: one format for everything a process writes, without personal data. */
export function redirectConsoleToLog(): void {
  const plain = (words: readonly unknown[]) => stripVTControlCharacters(format(...words)).trim();
  const forward = (words: readonly unknown[], log: (event: string, facts: { message: string }) => void) => {
    const message = plain(words);
    if (message !== '') log('message of a library', { message });
  };
  console.log = (...words: unknown[]) => forward(words, logInfo);
  console.info = console.log;
  console.debug = console.log;
  console.warn = (...words: unknown[]) => forward(words, logWarning);
  console.error = (...words: unknown[]) => {
    const error = words.find(word => word instanceof Error);
    if (error) logFault(error, { while: 'message of a library' });
    else forward(words, logWarning);
  };
}
