/**
 * One instance per process, however often its module is loaded: the built site and the built admin contain copies of
 * modules that the program running them also has, and all must share one.
 */
export function oncePerProcess<Thing>(name: string, make: () => Thing): Thing {
  const globals = globalThis as unknown as Record<symbol, Thing | undefined>;
  const key = Symbol.for(`adey: ${name}`);
  const thing = globals[key] ?? make();
  globals[key] = thing;
  return thing;
}
