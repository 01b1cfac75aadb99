import { type CollectionBeforeOperationHook, NotFound, type SanitizedConfig } from 'payload';

/** Ids are `integer` in PostgreSQL. */
const LARGEST_ID = 2 ** 31 - 1;

const isPossible = (id: unknown): boolean =>
  Number.isInteger(Number(id)) && Math.abs(Number(id)) <= LARGEST_ID && String(id).trim() !== '';

const refuse: CollectionBeforeOperationHook = ({ args, req }) => {
  const { id } = args as { id?: unknown };
  if (id !== undefined && id !== null && !isPossible(id)) throw new NotFound(req.t);
  return args;
};

/**
 * Answers "not found" where the address of a document names what no id can be. Payload would ask the database, whose error
 * is answered with 500 and logged as a fault, for anybody on the internet.
 */
export function refuseImpossibleIds(config: SanitizedConfig): SanitizedConfig {
  for (const { hooks } of config.collections)
    hooks.beforeOperation = [refuse, ...(hooks.beforeOperation ?? [])];
  return config;
}
