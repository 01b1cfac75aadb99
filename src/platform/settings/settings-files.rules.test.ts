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
  ])('a setting is read from its file %s', (_, file, value) => {
    expect(read({ KEY_FILE: file })).toEqual({ given: { KEY_FILE: file, KEY: value }, problems: [] });
  });

  it('other settings are kept, and empty ones are omitted', () => {
    const source = { TOKEN: 'x', KEY: '', OTHER: 'y', OTHER_FILE: '/secret', NONE: undefined };
    expect(read(source)).toEqual({
      given: { TOKEN: 'x', OTHER: 'y', OTHER_FILE: '/secret' },
      problems: [],
    });
    expect(read({ KEY: '', KEY_FILE: '' })).toEqual({ given: {}, problems: [] });
  });

  it('an empty file counts as no setting', () => {
    for (const file of ['/empty', '/blank']) {
      expect(read({ KEY_FILE: file })).toEqual({ given: { KEY_FILE: file }, problems: [] });
      expect(read({ KEY_FILE: file, KEY: 'x' })).toEqual({
        given: { KEY_FILE: file, KEY: 'x' },
        problems: [],
      });
    }
  });

  it('a setting given both directly and by file is a problem', () => {
    expect(read({ KEY: 'x', KEY_FILE: '/secret' }).problems).toEqual([
      'KEY and KEY_FILE are both set: remove one of them',
    ]);
  });

  it('every file that cannot be read is reported', () => {
    const { given, problems } = read({ KEY_FILE: '/gone', TOKEN_FILE: '/missing' });
    expect(problems).toEqual([
      'the file /gone of KEY_FILE cannot be read (ENOENT)',
      'the file /missing of TOKEN_FILE cannot be read (ENOENT)',
    ]);
    expect(given).toEqual({ KEY_FILE: '/gone', TOKEN_FILE: '/missing' });
  });
});
