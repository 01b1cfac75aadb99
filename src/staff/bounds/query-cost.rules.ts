/** What a query of the CMS's API asks of the database, counted from its text alone. */
type QueryCost = {
  readonly parameters: number;
  /** Comparisons of all `where`, and the fields to sort by. */
  readonly clauses: number;
  /** Steps to other documents in them: `author.team.name` takes two, and each joins a table. */
  readonly steps: number;
  /** The deepest nesting of a parameter's name. */
  readonly depth: number;
};

const condition = /(?:^|\[)where(?:\]|\[)/;
const grouping = /^(?:where|and|or|\d*)$/;
/** The values of one comparison with a list: `[in][0]`, `[in][1]`. */
const listed = /\[(?:in|not_in|all)\]\[\d*\]$/;

/** The cost of a query string or of a form that stands for one; nothing of it is parsed into objects. */
export function costOfQuery(query: string): QueryCost {
  const cost = { parameters: 0, clauses: 0, steps: 0, depth: 0 };
  const lists = new Set<string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const parts = name.split(/[[\]]+/).filter(part => part !== '');
    cost.parameters += 1;
    cost.depth = Math.max(cost.depth, parts.length);
    if (name === 'sort' || name.startsWith('sort[')) {
      cost.clauses += value.split(',').length;
      cost.steps += dotsIn(value);
    }
    if (!condition.test(name) || isSameList(name, lists)) continue;
    const path = parts.slice(parts.indexOf('where')).filter(part => !grouping.test(part));
    cost.clauses += 1;
    cost.steps += dotsIn(name) + Math.max(0, path.length - 2);
  }
  return cost;
}

/** Whether this is a further value of a list seen before. A list below `[]` is another one each time. */
function isSameList(name: string, lists: Set<string>): boolean {
  if (!listed.test(name)) return false;
  const list = name.slice(0, name.lastIndexOf('['));
  if (list.includes('[]')) return false;
  if (lists.has(list)) return true;
  lists.add(list);
  return false;
}

const dotsIn = (text: string) => text.split('.').length - 1;
