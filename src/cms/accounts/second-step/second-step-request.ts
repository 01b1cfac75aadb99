import { addDataAndFileToRequest, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { STAFF } from '#cms/access/roles.ts';
import { type SecondStepRefusal, secondStepRefusals } from '#cms/access/second-step.texts.ts';
import type { Staff } from '#payload-types';

/** Refuses with the sentence of a reason, in the form of the CMS. */
export function refuse(why: SecondStepRefusal): Response {
  const [status, message] = secondStepRefusals[why];
  return Response.json({ errors: [{ message }] }, { status });
}

/** The body of a request in the shape expected; null if it has another. */
export async function readBody<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
): Promise<z.output<Shape> | null> {
  await addDataAndFileToRequest(req);
  return shape.safeParse(req.data).data ?? null;
}

/** The staff account a request is signed in with, also one that may do nothing else yet; null for everybody else. */
export const signedIn = ({ user }: PayloadRequest): Staff | null =>
  user?.collection === STAFF ? (user as Staff) : null;

/** An account by its id; null if there is none. */
export async function findAccount(req: PayloadRequest, id: number | string): Promise<Staff | null> {
  const found = await req.payload.findByID({
    collection: STAFF,
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  });
  return found as Staff | null;
}
