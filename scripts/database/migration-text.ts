/** A migration as Payload writes it, made loadable by plain Node, which cannot import a type as a value. */
export function plainNodeMigration(text: string): string {
  return text.replace(/(?<!type )\b(MigrateUpArgs|MigrateDownArgs)\b(?=[^}]*\} from)/g, 'type $1');
}

/** The list of all migrations, oldest first; plain Node needs the file extensions. */
export function migrationIndex(files: readonly string[]): string {
  const names = files.map(file => file.replace(/\.ts$/, ''));
  const imports = names.map(name => `import * as migration_${name} from './${name}.ts';\n`);
  const entries = names.map(
    name => `  { up: migration_${name}.up, down: migration_${name}.down, name: '${name}' },\n`,
  );
  return `${imports.join('')}\nexport const migrations = [\n${entries.join('')}];\n`;
}
