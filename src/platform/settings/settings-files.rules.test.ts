import { describe, expect, it } from 'vitest';
import { withFiles } from './settings-files.rules.ts';

const files: Record<string, string> = {
  '/secret': 'from a file',
  '/line': 'one line\n',
  '/windows': 'one line\r\n',
  '/lines': 'first\nsecond\n\n',
  '/empty': '',
  '/blank': '\n',
};

function readFile(file: string): string {
  const content = files[file];
  if (content === undefined) throw Object.assign(new Error('no such file'), { code: 'ENOENT' });
  return content;
}
const read = (source: Record<string, string | undefined>) => withFiles(source, ['KEY', 'TOKEN'], readFile);

describe('settings from files', () => {
  it.each([
    ['whole', '/secret', 'from a file'],
    ['without the last line break', '/line', 'one line'],
    ['without the last line break of Windows', '/windows', 'one line'],
    ['with all other line breaks', '/lines', 'first\nsecond\n'],
  ])('are read %s', (_, file, value) => {
    expect(read({ KEY_FILE: file })).toEqual({ given: { KEY_FILE: file, KEY: value }, problems: [] });
  });

  it('leave other settings as they are, and empty ones out', () => {
    const source = { TOKEN: 'x', KEY: '', OTHER: 'y', OTHER_FILE: '/secret', NONE: undefined };
    expect(read(source)).toEqual({
      given: { TOKEN: 'x', OTHER: 'y', OTHER_FILE: '/secret' },
      problems: [],
    });
    expect(read({ KEY: '', KEY_FILE: '' })).toEqual({ given: {}, problems: [] });
  });

  it('count an empty file as none', () => {
    for (const file of ['/empty', '/blank']) {
      expect(read({ KEY_FILE: file })).toEqual({ given: { KEY_FILE: file }, problems: [] });
      expect(read({ KEY_FILE: file, KEY: 'x' })).toEqual({
        given: { KEY_FILE: file, KEY: 'x' },
        problems: [],
      });
    }
  });

  it('are a problem where the setting is given twice', () => {
    expect(read({ KEY: 'x', KEY_FILE: '/secret' }).problems).toEqual([
      'KEY and KEY_FILE are both set: remove one of them',
    ]);
  });

  it('are a problem where a file cannot be read, and all problems are named', () => {
    const { given, problems } = read({ KEY_FILE: '/gone', TOKEN_FILE: '/missing' });
    expect(problems).toEqual([
      'the file /gone of KEY_FILE cannot be read (ENOENT)',
      'the file /missing of TOKEN_FILE cannot be read (ENOENT)',
    ]);
    expect(given).toEqual({ KEY_FILE: '/gone', TOKEN_FILE: '/missing' });
  });
});
