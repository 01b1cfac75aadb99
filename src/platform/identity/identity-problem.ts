import { z } from 'zod';
import { type Outcome, ok, problem } from '#core/outcome.ts';
import { logWarning } from '#platform/log.ts';
import { type IdentityProvider, ProviderAwayError, ProviderRefusalError } from './provider-call.ts';

/** away: no answer in time, or a fault on its side. refused: it refused, or its answer was invalid. */
export type IdentityProblem = 'away' | 'refused';

/**
 * Runs calls to a provider and turns their failures into problems, with the details in the log; other errors pass
 * through.
 */
export async function orProblem<Value>(
  { id }: IdentityProvider,
  work: () => Promise<Value>,
): Promise<Outcome<Value, IdentityProblem>> {
  try {
    return ok(await work());
  } catch (error) {
    const code = problemOf(error);
    if (!code) throw error;
    logWarning('provider of identities', { provider: id, problem: code, message: (error as Error).message });
    return problem(code);
  }
}

function problemOf(error: unknown): IdentityProblem | null {
  if (error instanceof ProviderAwayError) return 'away';
  return error instanceof ProviderRefusalError || error instanceof z.ZodError ? 'refused' : null;
}
