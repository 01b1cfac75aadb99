import { REQUIRED_IN_PRODUCTION, settingSubjects } from '#platform/env.schema.ts';

const HEAD = `# Every setting by subject, each with the value it has when it is not set. Nothing needs to be set to look around;
# what production needs is marked. Copy this file to .env and change what differs. NAME_FILE instead of NAME reads the value
# from a file, as containers pass secrets: PAYLOAD_SECRET_FILE=/run/secrets/PAYLOAD_SECRET
# Written by "npm run env:example" from src/platform/env.schema.ts; a test holds the two together.
`;
const WIDTH = 116;

/** The text of .env.example, from the schema of all settings. */
export function envExample(): string {
  const subjects = Object.entries(settingSubjects).map(([subject, settings]) => {
    const entries = Object.entries(settings).map(([name, schema]) => {
      const needed = REQUIRED_IN_PRODUCTION.some(required => required === name);
      const described = `${schema.description}${needed ? ' (production needs it)' : ''}`;
      return `${wrap(described)}\n# ${name}=${findDefault(schema)}\n`;
    });
    return [`# ---- ${subject} ----\n`, ...entries].join('\n');
  });
  return [HEAD, ...subjects].join('\n');
}

function findDefault(schema: { safeParse(value: unknown): { data?: unknown } }): string {
  return String(schema.safeParse(undefined).data ?? '');
}

function wrap(text: string): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines.map(line => `# ${line}`).join('\n');
}
