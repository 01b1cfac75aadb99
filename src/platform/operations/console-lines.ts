import { format, stripVTControlCharacters } from 'node:util';
import { logFault, logInfo, logWarning } from '#platform/log.ts';

/**
 * From here on what libraries say on the console becomes lines of the log: one form for everything a process says, and
 * nothing personal in any of it.
 */
export function keepConsoleInLog(): void {
  const plain = (words: readonly unknown[]) => stripVTControlCharacters(format(...words)).trim();
  const tell = (words: readonly unknown[], log: (event: string, facts: { message: string }) => void) => {
    const message = plain(words);
    if (message !== '') log('said by a library', { message });
  };
  console.log = (...words: unknown[]) => tell(words, logInfo);
  console.info = console.log;
  console.debug = console.log;
  console.warn = (...words: unknown[]) => tell(words, logWarning);
  console.error = (...words: unknown[]) => {
    const error = words.find(word => word instanceof Error);
    if (error) logFault(error, { doing: 'said by a library' });
    else tell(words, logWarning);
  };
}
