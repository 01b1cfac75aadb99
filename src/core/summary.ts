const longest = 160;

/**
 * The beginning of a text for search engines and share cards: one line of at most 160 characters, cut between words.
 */
export function toSummary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : [...cut].slice(0, -1).join('')).replace(/[\s,;:፣፤፦—–-]+$/, '')}…`;
}
