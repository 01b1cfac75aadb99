const longest = 160;

/** The beginning of a text for search engines and share cards: at most 160 signs, cut between words, on one line. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : [...cut].slice(0, -1).join('')).replace(/[\s,;:፣፤፦—–-]+$/, '')}…`;
}
