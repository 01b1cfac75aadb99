/**
 * The value that a record holds under a name from outside; undefined for a name it does not hold, also for those that
 * every object inherits, such as `constructor`.
 */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
