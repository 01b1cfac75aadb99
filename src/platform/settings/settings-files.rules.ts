/** Reads a whole file; throws an error with a `code` where it cannot. */
export type ReadFile = (file: string) => string;

type Source = Readonly<Record<string, string | undefined>>;

/** The settings with the values of `NAME_FILE` in place, and one sentence for each that cannot be used. */
export type WithFiles = { given: Record<string, string>; problems: string[] };

/**
 * Replaces each `NAME_FILE` by the content of that file, without its trailing line break, so that a secret needs no place
 * in the environment, where child processes and whoever inspects a container see it. Empty values and empty files count as
 * unset.
 */
export function withFiles(source: Source, names: readonly string[], readFile: ReadFile): WithFiles {
  const given: Record<string, string> = {};
  for (const [name, value] of Object.entries(source)) if (value) given[name] = value;
  const problems: string[] = [];
  for (const name of names) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    try {
      const value = readFile(file).replace(/\r?\n$/, '');
      if (value !== '' && given[name] !== undefined)
        problems.push(`${name} and ${name}_FILE are both set: remove one of them`);
      if (value !== '') given[name] = value;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`the file ${file} of ${name}_FILE cannot be read (${code})`);
    }
  }
  return { given, problems };
}
