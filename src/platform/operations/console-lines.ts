import { format, stripVTControlCharacters } from 'node:util';
import { logFault, logInfo, logWarning } from '#platform/log.ts';

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
