import { APIError } from 'payload';

/** `errors` are about fields of a form; `sentence` is for whoever asked, in place of the logged one. */
type RefusalData = { sentence?: string; code?: string; errors?: { path: string; message: string }[] };

/**
 * A refusal that names people or documents to whoever asked. The log gets `logged` alone, which must name nobody, as
 * information: Payload logs refusals of this name so.
 */
export class Refusal extends APIError<RefusalData> {
  constructor(logged: string, status: number, data: RefusalData) {
    super(logged, status, data, true);
    this.name = 'ValidationError';
  }
}
