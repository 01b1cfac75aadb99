/**
 * What a process has one of, however often its module is loaded: the built site and the built staff door carry copies of
 * our modules beside those of the program that runs them, and all of them mean the same thing.
 */
export function oncePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const globals = globalThis as unknown as Record<symbol, Thing | undefined>;
  const key = Symbol.for(`adey: ${name}`);
  const thing = globals[key] ?? make();
  globals[key] = thing;
  return thing;
}
